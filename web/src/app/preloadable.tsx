import type { QueryClient } from '@tanstack/react-query'
import { lazy, useState, type ComponentType } from 'react'

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
