import { prerender } from 'react-dom/static'
import { createMemoryRouter, type DataStrategyFunction } from 'react-router-dom'
import { App } from '@/app/app'
import { routesOf } from '@/app/root-route'
import { screenIsThere } from '@/app/screen-is-there'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery, type SessionUser } from '@/lib/session/session-query'

/** A signed-in user about whom nothing is known yet. */
const SOMEBODY: SessionUser = { nohp: '', nama: '', profilePic: null, role: 'User' }

/** There is no server during the build. */
const withoutData: DataStrategyFunction = async ({ matches }) =>
  Object.fromEntries(
    await Promise.all(
      matches.map(async (match) => [
        match.route.id,
        await match.resolve(() => Promise.resolve(null)),
      ])
    )
  )

interface Screen {
  path: string
  /** Whether to render it as for users, before anything is known about them. */
  isForUsers: boolean
}

/** Renders a screen as HTML as it looks before any server data has arrived. */
export async function renderScreen({ path, isForUsers }: Screen): Promise<string> {
  const queryClient = createQueryClient()
  if (isForUsers) queryClient.setQueryData(sessionQuery.queryKey, SOMEBODY)
  const router = createMemoryRouter(routesOf(queryClient), {
    initialEntries: [path],
    dataStrategy: withoutData,
  })
  await screenIsThere(router, queryClient)

  const { prelude } = await prerender(<App router={router} queryClient={queryClient} />, {
    // No streaming, because the content security policy would refuse the scripts that move late parts into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}
