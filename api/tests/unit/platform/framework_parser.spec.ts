import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const PROGRAM = fileURLToPath(new URL('../../support/framework_parser.ts', import.meta.url))

/** Whether the framework's own parser survives a form with one part of that name. */
function send(kind: 'file' | 'field', name: string): Promise<'answers' | 'ends'> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, kind, name], (error, stdout) => {
      resolve(!error && stdout.trim() === '200' ? 'answers' : 'ends')
    })
  })
}

const DEEP = Array(5000).fill('a').join('.')

/** Why we read multipart ourselves (docs/adr/0012). When a test here fails, try the framework's parser again. */
test.group("The framework's multipart parser", () => {
  test("the framework's multipart parser {does} at a {kind} named {shown}")
    .with([
      { kind: 'file', name: 'bukti', shown: 'bukti', does: 'answers' },
      { kind: 'file', name: 'toString', shown: 'toString', does: 'ends' },
      { kind: 'file', name: '__proto__', shown: '__proto__', does: 'ends' },
      { kind: 'field', name: DEEP, shown: 'a.a.a…', does: 'ends' },
    ] as const)
    .run(async ({ assert }, { kind, name, does }) => {
      assert.equal(await send(kind, name), does)
    })
})
