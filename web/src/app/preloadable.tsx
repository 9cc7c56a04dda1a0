import type { QueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useState, type ComponentType } from 'react'

/** The module of a part of a screen. */
export interface PartModule<Props extends object> {
  default: ComponentType<Props>
  /** Fetches what the part shows first. */
  prefetch?: (queryClient: QueryClient) => Promise<unknown>
}

/**
 * A component whose code comes when it is first drawn, or before that by `preload`. With its code there it is drawn at
 * once: `lazy` would still show what stands in for it, which React then keeps for 300 ms.
 */
export function preloadable<Props extends object>(load: () => Promise<PartModule<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  const preload = async () => {
    const module = await load()
    Loaded = module.default
    return module
  }
  const Late = lazy(preload)

  function Preloadable(props: Props) {
    // Which of the two it is stays so: the other one would start anew.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? Late)
    return <Component {...props} />
  }
  return Object.assign(Preloadable, { preload, isLoaded: () => Loaded !== null })
}

interface Part {
  preload: () => Promise<unknown>
  isLoaded: () => boolean
}

/**
 * Whether a part's code is there, which is fetched once it is wanted. For what the app can do without: a failure is
 * only logged, where drawing the part would put the error screen in place of everything.
 */
export function useCodeOf(part: Part, isWanted: boolean): boolean {
  const [isThere, setThere] = useState(part.isLoaded)

  useEffect(() => {
    if (!isWanted || isThere) return
    part.preload().then(
      () => setThere(true),
      (error: unknown) => console.warn('A part of the app could not be fetched', error)
    )
  }, [part, isWanted, isThere])

  return isThere
}
