import { expect, test } from '@playwright/test'
import { hostileRequests, sendRequests } from '../../api/tests/support/hostile_requests.ts'
import { newSecret, SECRET_COOKIE } from '../src/main/gateway/admission.ts'
import { openGateway } from '../src/main/gateway/gateway.ts'
import { call, serve } from '../src/testing/http.ts'
import { webBuild } from '../src/testing/web-build.ts'

const PATHS = ['/login', '/assets/app-a1b2.js', '/favicon.svg', '/api/soal', '/api/uploads/a.mp3']

test('the gateway survives requests that no browser sends', async () => {
  await using server = await serve((request, response) => void request.pipe(response))
  using build = webBuild()
  const secret = newSecret()
  const gateway = await openGateway({
    webRoot: build.root,
    server: new URL(server.origin),
    secret,
    isScreen: (path) => path === '/login',
    homePath: '/login',
    isCallAllowed: () => true,
  })
  const cookie = `${SECRET_COOKIE}=${secret}`
  const head = [`Host: ${new URL(gateway.origin).host}`, `Cookie: ${cookie}`]
  await sendRequests(gateway.origin, hostileRequests(1, 1_000, PATHS, head))

  for (const path of ['/login', '/api/soal']) {
    const { status } = await call(gateway.origin, { path, headers: { cookie } })
    expect(status, path).toBe(200)
  }
  await gateway.close()
})
