import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { serve } from '../../testing/http.ts'
import { probeUpdates } from './probe-updates.ts'

const HERE = { settingsFolder: '/nowhere', version: '0.1.0', offered: () => '0.2.0' }

async function newerOf(status: number, text: string, headers = {}) {
  await using server = await serve((call, answer) => {
    if (call.url === '/kios/pembaruan/latest-linux.yml')
      return answer.writeHead(status, headers).end(text)
    return answer.writeHead(500).end()
  })
  const listing = `${server.origin}/kios/pembaruan/latest-linux.yml`
  return await probeUpdates({ kind: 'managed', listing }, HERE)
}

test('a newer version on the server is found where the system installs updates', async () => {
  expect(await newerOf(200, 'version: 0.2.0\n')).toEqual({ kind: 'managed', newer: '0.2.0' })
})

test.each([
  ['the same', 200, 'version: 0.1.0\n', {}],
  ['an older one', 200, 'version: 0.0.9\n', {}],
  ['none', 404, 'version: 0.2.0\n', {}],
  ['one elsewhere', 302, '', { location: 'http://127.0.0.1:9/latest-linux.yml' }],
  ['a page', 200, '<!doctype html>', {}],
  ['something long', 200, 'version: 0.2.0\n'.padEnd(70_000, '#'), { 'content-length': 70_000 }],
])('%s is not reported as a waiting update', async (_, status, text, headers) => {
  expect(await newerOf(status, text, headers)).toEqual({ kind: 'managed', newer: null })
})

test('an unreachable server is not reported as a waiting update', async () => {
  const verdict = { kind: 'managed', listing: 'http://127.0.0.1:9/latest.yml' } as const
  expect(await probeUpdates(verdict, HERE)).toEqual({ kind: 'managed', newer: null })
})

test('an unreadable status of the system task is ignored and logged', async () => {
  using log = vi.spyOn(console, 'error').mockReturnValue()
  const settingsFolder = mkdtempSync(join(tmpdir(), 'lulus-notice-'))
  mkdirSync(join(settingsFolder, 'pembaruan.json'))
  expect(await probeUpdates({ kind: 'system' }, { ...HERE, settingsFolder })).toEqual({
    kind: 'system',
    notice: null,
  })
  expect(log).toHaveBeenCalledOnce()
  rmSync(settingsFolder, { recursive: true })
})

test('a kiosk that updates itself reports which version waits for the operator', async () => {
  expect(
    await probeUpdates({ kind: 'on', feed: 'https://ujian.id/', publishers: ['x'] }, HERE)
  ).toEqual({ kind: 'on', offered: '0.2.0' })
})
