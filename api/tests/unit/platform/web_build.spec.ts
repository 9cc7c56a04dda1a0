import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { openWebBuild } from '#app/platform/web_app/web_build'

const PREVIEW = '<meta property="og:image" content="/og.png" />'

test.group('The page of the web build', (group) => {
  const root = mkdtempSync(join(tmpdir(), 'lulus-web-'))
  group.teardown(() => rmSync(root, { recursive: true, force: true }))

  test('names the picture of its preview by a whole address', ({ assert }) => {
    writeFileSync(join(root, 'index.html'), `<title>Lulus</title>${PREVIEW}`)

    const { pageAt } = openWebBuild(root, 'https://ujian.example.id')

    assert.equal(
      pageAt('/'),
      '<title>Lulus</title><meta property="og:image" content="https://ujian.example.id/og.png" />'
    )
  })

  test('names the files of the screen that it is sent for', ({ assert }) => {
    writeFileSync(join(root, 'index.html'), '<head><title>Lulus</title></head>')
    mkdirSync(join(root, '.vite'), { recursive: true })
    writeFileSync(
      join(root, '.vite/screens.json'),
      JSON.stringify({ '/': ['assets/landing.js'], '/bayar': ['assets/a.js', 'assets/b.js'] })
    )

    const { pageAt } = openWebBuild(root, 'https://ujian.example.id')

    const hint = (file: string) =>
      `<link rel="modulepreload" crossorigin href="/assets/${file}.js">`
    assert.include(pageAt('/'), `<title>Lulus</title>${hint('landing')}</head>`)
    assert.include(pageAt('/bayar/7'), `</title>${hint('a')}${hint('b')}</head>`)
    for (const other of ['/bayaran', '/profile', '/constructor', '/__proto__'])
      assert.equal(pageAt(other), '<head><title>Lulus</title></head>')
  })

  test('says what to run when there is none', ({ assert }) => {
    assert.throws(
      () => openWebBuild(join(root, 'nowhere'), 'https://ujian.example.id'),
      /npm run build/
    )
  })
})
