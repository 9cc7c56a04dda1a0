import { lazy, type ComponentType } from 'react'

/** A component that the app can do without: if its code can't be fetched, nothing is rendered and the rest works. */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>
) {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.warn('A part of the app could not be fetched', error)
      return { default: () => null }
    })
  )
}
