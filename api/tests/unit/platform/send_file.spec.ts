import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createSocket, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { sendFile } from '#app/platform/web_app/send_file'
import { openWebBuild } from '#app/platform/web_app/web_build'

const APP = '/assets/app-1a2b3c.js'

/** A separate web build on its own port. */
async function serveBuild(): Promise<{ root: string; origin: string; server: Server }> {
  const root = mkdtempSync(join(tmpdir(), 'lulus-web-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<title>Lulus</title>')
  writeFileSync(join(root, APP), 'start()')
  const build = openWebBuild(root, 'http://localhost')
  const server = createServer((request, response) => void sendFile(build, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { root, origin: `http://127.0.0.1:${port}`, server }
}

async function open(cleanup: (undo: () => void) => void) {
  const { root, origin, server } = await serveBuild()
  cleanup(() => {
    server.closeAllConnections()
    server.close()
    rmSync(root, { recursive: true, force: true })
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers })
  return { root, get }
}

test.group('A file of the web build', () => {
  test('a file of the web build is 404 after it was deleted, and the others stay', async ({
    assert,
    cleanup,
  }) => {
    const { root, get } = await open(cleanup)
    assert.equal(await (await get(APP)).text(), 'start()')

    rmSync(join(root, APP))
    const gone = await get(APP)
    assert.deepEqual([gone.status, await gone.text()], [404, 'Tidak ditemukan'])
    assert.equal((await get('/index.html')).status, 200)
  })

  test('a file of the web build is sent with its new length after a change', async ({
    assert,
    cleanup,
  }) => {
    const { root, get } = await open(cleanup)
    await (await get(APP)).text()
    writeFileSync(join(root, APP), 'startAnew()')
    const { headers, text } = await get(APP).then(async (answer) => ({
      headers: answer.headers,
      text: await answer.text(),
    }))
    assert.equal(text, 'startAnew()')
    assert.equal(headers.get('content-length'), '11')
  })

  test("a file of the web build that can't be opened fails only its own response", async ({
    assert,
    cleanup,
  }) => {
    const { root, get } = await open(cleanup)
    // A socket can be found but not opened, like a file deleted in between.
    const socket = createSocket().listen(join(root, 'gone.js'))
    await once(socket, 'listening')
    cleanup(() => void socket.close())

    await assert.rejects(async () => (await get('/gone.js')).text())
    assert.equal((await get(APP)).status, 200)
  })

  test('a file of the web build is sent completely when its range is unreadable: {$self}')
    .with(['bytes=5-1', 'bytes=0-99999999999999999999', 'bytes=-3', 'bytes=0-1,3-4', 'pages=1-2'])
    .run(async ({ assert, cleanup }, range) => {
      const { get } = await open(cleanup)
      const answer = await get(APP, { range })
      assert.deepEqual([answer.status, await answer.text()], [200, 'start()'])
    })

  test('a file of the web build is sent in part on request', async ({ assert, cleanup }) => {
    const { get } = await open(cleanup)
    const answer = await get(APP, { range: 'bytes=1-3' })
    assert.deepEqual([answer.status, await answer.text()], [206, 'tar'])
    assert.equal((await get(APP, { range: 'bytes=7-' })).status, 416)
  })

  test('a file of the web build is not sent when its name starts with a dot: {$self}')
    .with(['/.env', '/%2eenv', '/assets/.secret.js', '/assets%5c.secret.js'])
    .run(async ({ assert, cleanup }, path) => {
      const { root, get } = await open(cleanup)
      writeFileSync(join(root, '.env'), 'SECRET=1')
      writeFileSync(join(root, 'assets/.secret.js'), 'secret()')
      assert.equal((await get(path)).status, 404)
    })
})
