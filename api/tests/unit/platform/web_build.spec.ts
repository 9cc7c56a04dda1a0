import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

    const { page } = openWebBuild(root, 'https://ujian.example.id')

    assert.equal(
      page,
      '<title>Lulus</title><meta property="og:image" content="https://ujian.example.id/og.png" />'
    )
  })

  test('says what to run when there is none', ({ assert }) => {
    assert.throws(
      () => openWebBuild(join(root, 'nowhere'), 'https://ujian.example.id'),
      /npm run build/
    )
  })
})
