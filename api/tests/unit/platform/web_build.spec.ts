import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { openWebBuild } from '#app/platform/web_app/web_build'

const PREVIEW = '<meta property="og:image" content="/og.png" />'

test.group('The page of the web build', (group) => {
  const root = mkdtempSync(join(tmpdir(), 'lulus-web-'))
  group.teardown(() => rmSync(root, { recursive: true, force: true }))

  test('the page of the web build names its preview picture by an absolute address', ({
    assert,
  }) => {
    writeFileSync(join(root, 'index.html'), `<title>Lulus</title>${PREVIEW}`)

    const { pageAt } = openWebBuild(root, 'https://ujian.example.id')

    assert.equal(
      pageAt('/profile', false).identity,
      '<title>Lulus</title><meta property="og:image" content="https://ujian.example.id/og.png" />'
    )
  })

  test('the page of the web build has a prerendered screen for the visitors that it is right for', ({
    assert,
  }) => {
    mkdirSync(join(root, '.prerendered'), { recursive: true })
    writeFileSync(join(root, 'index.html'), 'bare')
    for (const name of ['index', 'login', 'paketsoal'])
      writeFileSync(join(root, `.prerendered/${name}.html`), `${name} ${PREVIEW}`)

    const { pageAt } = openWebBuild(root, 'https://ujian.example.id')
    const pages = (path: string) =>
      [false, true].map((hasSession) => pageAt(path, hasSession).identity.split(' ')[0])

    assert.deepEqual(pages('/'), ['index', 'index'])
    assert.deepEqual(pages('/login'), ['login', 'bare'])
    assert.deepEqual(pages('/paketsoal'), ['bare', 'paketsoal'])
    assert.include(pageAt('/', false).identity, 'content="https://ujian.example.id/og.png"')
    for (const other of ['/login/', '/paketsoal/7', '/profile', '/constructor', '/__proto__'])
      assert.deepEqual(pages(other), ['bare', 'bare'])
  })

  test('the page of the web build exists in the encodings that browsers prefer', ({ assert }) => {
    writeFileSync(join(root, 'index.html'), 'bare')
    const { br, gzip } = openWebBuild(root, 'https://ujian.example.id').pageAt('/profile', false)

    assert.equal(brotliDecompressSync(br).toString(), 'bare')
    assert.equal(gunzipSync(gzip).toString(), 'bare')
  })

  test('a missing web build says what to run', ({ assert }) => {
    assert.throws(
      () => openWebBuild(join(root, 'nowhere'), 'https://ujian.example.id'),
      /npm run build/
    )
  })
})
