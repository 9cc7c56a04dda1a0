import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { STAFF } from '@lulus/api/contracts/capabilities'
import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { adminRoutes } from '@/app/admin-routes'
import { kioskRoutes } from '@/app/kiosk-routes'
import { mayOpen } from '@/app/layouts/admin-navigation'
import { learningRoutes } from '@/app/learning-routes'
import { rareRoutes } from '@/app/rare-routes'
import { addOtherRoutes } from '@/app/root-route'
import { appRoutes } from '@/app/routes'
import { createQueryClient } from '@/lib/query/query-client'
import { paths } from '@/lib/paths'

const ROOT = new URL('../../../', import.meta.url)
const MAP = new URL('docs/screens.md', ROOT)
const map = readFileSync(MAP, 'utf8')

interface Entry {
  at: string
  audience: string
  file: string
  picture: string
}

/** The document's entries, one per screen. */
const entries: Entry[] = map
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    at: /^`(.*)`/.exec(section)?.[1] ?? '',
    audience: /^\*\*.*\*\*, for (.*?)[.;] /m.exec(section)?.[1] ?? '',
    file: /\]\(\.\.\/(web\/src\/[^)]*)\)/.exec(section)?.[1] ?? '',
    picture: /!\[.*\]\((.*)\)/.exec(section)?.[1] ?? '',
  }))

/** The addresses with a screen of their own. */
function drawn(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, lazy, children }) =>
    children ? drawn(children) : path !== undefined && lazy ? [path] : []
  )
}

test('docs/screens.md has every screen of the router', () => {
  const queryClient = createQueryClient()
  const screens = appRoutes(queryClient)
  const found = [
    ...drawn(screens),
    ...drawn(adminRoutes(queryClient)),
    ...drawn(learningRoutes(queryClient)),
    ...drawn(rareRoutes(queryClient)),
    ...drawn(kioskRoutes(screens, queryClient)),
  ]
  // The kiosk shares some screens.
  expect(entries.map(({ at }) => at).toSorted()).toEqual([...new Set(found)].toSorted())
})

test('a screen outside of the main list is found by its address alone', async () => {
  const queryClient = createQueryClient()
  const others = [adminRoutes, learningRoutes, rareRoutes].flatMap((routes) =>
    drawn(routes(queryClient))
  )
  for (const path of others) {
    const patched: string[] = []
    const patch = (_at: string | null, routes: RouteObject[]) => patched.push(...drawn(routes))
    await addOtherRoutes(queryClient)({
      path,
      patch,
      matches: [],
      signal: new AbortController().signal,
      fetcherKey: undefined,
    })
    expect(patched, path).toContain(path)
  }
})

test.each(entries)('docs/screens.md shows the code and a picture of $at', ({ file, picture }) => {
  for (const path of [`../${file}`, picture])
    expect(existsSync(fileURLToPath(new URL(path, MAP))), path).toBe(true)
})

test.each(entries.filter(({ at }) => at !== paths.adminRoot && at.startsWith(paths.adminRoot)))(
  'docs/screens.md says who may open $at',
  ({ at, audience }) => {
    const roles = STAFF.filter((role) => mayOpen(role, at))
    expect(audience.replace(/ \(.*/, '')).toBe(roles.join(', '))
  }
)
