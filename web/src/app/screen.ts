import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { sessionQuery } from '@/lib/session/session-query'

/** The module of a screen or a layout. */
interface ScreenModule {
  default: ComponentType
  /** Fetches the data that the screen shows first. */
  prefetch?: (queryClient: QueryClient) => Promise<unknown>
}

/** Turns modules into routes. It takes a function for each, because the router would swallow an import that fails. */
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

/** Lets guarded screens render only once the session is known. */
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

/** Whether the user is known to be signed in. After a failure the guard asks again and shows the error. */
async function signedIn(queryClient: QueryClient): Promise<boolean> {
  const session = { ...sessionQuery, staleTime: 'static' as const, retry: false }
  return queryClient.query(session).then(Boolean, () => false)
}
