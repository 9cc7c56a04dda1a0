import { lazy, type ComponentType } from 'react'

/** A part that the app can do without: where its code can't be fetched it stays away, and all else stands. */
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
