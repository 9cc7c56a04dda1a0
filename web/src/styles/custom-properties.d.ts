import 'react'

declare module 'react' {
  /** The custom properties that components set for the styles below them. */
  interface CSSProperties {
    '--above'?: string
    '--beside'?: string
    '--picture-scale'?: number
  }
}
