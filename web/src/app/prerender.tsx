import { prerender } from 'react-dom/static'
import { createMemoryRouter, type DataStrategyFunction } from 'react-router-dom'
import { App } from '@/app/app'
import { routesOf } from '@/app/root-route'
import { screenIsThere } from '@/app/screen-is-there'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery, type SessionUser } from '@/lib/session/session-query'

/** Somebody who is signed in, of whom nothing is known yet. */
const SOMEBODY: SessionUser = { nohp: '', nama: '', profilePic: null, role: 'User' }

/** There is no server to ask while the app is built. */
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
  /** Whether it is drawn as it is for users, before anything is known of them. */
  isForUsers: boolean
}

/** What a screen shows before anything is known from the server, as HTML. */
export async function renderScreen({ path, isForUsers }: Screen): Promise<string> {
  const queryClient = createQueryClient()
  if (isForUsers) queryClient.setQueryData(sessionQuery.queryKey, SOMEBODY)
  const router = createMemoryRouter(routesOf(queryClient), {
    initialEntries: [path],
    dataStrategy: withoutData,
  })
  await screenIsThere(router, queryClient)

  const { prelude } = await prerender(<App router={router} queryClient={queryClient} />, {
    // Parts that a script puts in their place would be refused by the page's policy.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}
