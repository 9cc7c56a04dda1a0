import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string) => readFile(new URL(path, ROOT), 'utf8')

/** The variables that the server reads from its environment, without Node's own. */
async function settings(): Promise<string[]> {
  const source = await read('api/start/env.ts')
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name as string)
  return names.filter((name) => name !== 'NODE_ENV').sort()
}

test.group('Settings', () => {
  test('the table of README.md has all settings, and no others', async ({ assert }) => {
    const readme = await read('README.md')
    const [, table = ''] = /\n## Settings\n([\s\S]*?)\n## /.exec(readme) ?? []
    const rows = table.split('\n').filter((line) => line.startsWith('| `'))
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name as string)
    )
    assert.deepEqual(named.sort(), await settings())
  })

  test('.env.example has all settings, each once', async ({ assert }) => {
    const example = await read('.env.example')
    const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name as string)
    assert.deepEqual(named.filter((name) => name !== 'NODE_ENV').sort(), await settings())
  })
})
