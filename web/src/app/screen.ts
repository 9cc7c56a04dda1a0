import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { sessionQuery } from '@/lib/session/session-query'

/** The module of a screen or a layout. */
interface ScreenModule {
  default: ComponentType
  /** Fetches what the screen shows first. */
  prefetch?: (queryClient: QueryClient) => Promise<unknown>
}

/** Makes routes out of modules. A function, not an object of them: the router would swallow a module that can't be fetched. */
export const screen =
  (queryClient: QueryClient) => (load: () => Promise<ScreenModule>) => async () => {
    const { default: Component, prefetch } = await load()
    if (!prefetch) return { Component }

    const loader = async () => {
      if (await signedIn(queryClient)) void prefetch(queryClient)
      return null
    }
    return { Component, loader }
  }

/** Lets screens behind a guard be drawn once it is known who is there. */
export function guardLoader(
  queryClient: QueryClient
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader: async () => {
      await signedIn(queryClient)
      return null
    },
    shouldRevalidate: () => false,
  }
}

/** Whether it is known that somebody is signed in. The guard asks again after a failure, and tells it. */
async function signedIn(queryClient: QueryClient): Promise<boolean> {
  const session = { ...sessionQuery, staleTime: 'static' as const, retry: false }
  return queryClient.query(session).then(Boolean, () => false)
}
