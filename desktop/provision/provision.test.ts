import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serve } from '../src/testing/http.ts'
import { LIMITS } from '../src/testing/limits.ts'

const PROGRAM = fileURLToPath(new URL('provision.ts', import.meta.url))
const KEY = 'k'.repeat(43)
const PIN = '246813'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lulus-provision-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Run {
  args: readonly string[]
  env?: Record<string, string>
  input?: string
}

/** Runs the program as an operator does. */
function provision({ args, env = {}, input = '' }: Run): Promise<{ code: number; error: string }> {
  const child = spawn(process.execPath, [PROGRAM, '--out', folder, ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  child.stdin.end(input)
  let error = ''
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? -1, error }))
  })
}

const LAB = ['--lab', 'Lab 1']
const settingsOf = (seat: string) =>
  JSON.parse(readFileSync(join(folder, `kursi-${seat}/kiosk.json`), 'utf8')) as object

/** A server that enrols this many seats, each with its own key. */
function academy(uses: number) {
  const asked: unknown[] = []
  const listener = serve((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const body = JSON.parse(text) as { kode: string; kursi: string }
      asked.push({ call: `${request.method} ${request.url}`, ...body })
      const isGood = asked.length <= uses
      response.writeHead(isGood ? 201 : 403, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(
          isGood
            ? { data: { labId: 3, labKey: body.kursi.padEnd(43, 'x') } }
            : { message: 'Kode sudah habis dipakai.' }
        )
      )
    })
  })
  return { asked, listener }
}

test('an enrolment code gives each seat its own key', { timeout: LIMITS.processes }, async () => {
  const { asked, listener } = academy(2)
  await using server = await listener
  const { code } = await provision({
    args: ['--server', server.origin, ...LAB, '--seats', '1-2'],
    input: `${PIN}\nK7MR-4XWA-9TCE\n`,
  })
  expect(code).toBe(0)
  expect(asked).toEqual([
    { call: 'POST /api/labs/kursi', kode: 'K7MR-4XWA-9TCE', kursi: '01' },
    { call: 'POST /api/labs/kursi', kode: 'K7MR-4XWA-9TCE', kursi: '02' },
  ])
  for (const seat of ['01', '02'])
    expect(settingsOf(seat)).toMatchObject({ seat, labId: 3, labKey: seat.padEnd(43, 'x') })
  expect(statSync(join(folder, 'kursi-01/kiosk.json')).mode & 0o077).toBe(0)
})

test(
  'seats already enrolled are written when the code expires',
  { timeout: LIMITS.processes },
  async () => {
    const { listener } = academy(1)
    await using server = await listener
    const { code, error } = await provision({
      args: ['--server', server.origin, ...LAB, '--seats', '1-3'],
      env: { LULUS_KIOSK_PIN: PIN, LULUS_LAB_CODE: 'K7MR-4XWA-9TCE' },
    })
    expect(code).toBe(1)
    expect(error).toContain('Kursi 02 belum terdaftar: Kode sudah habis dipakai.')
    expect(readdirSync(folder).filter((name) => name.startsWith('kursi-'))).toEqual(['kursi-01'])
  }
)

test(
  'mistakes in the arguments are reported before the code is used',
  { timeout: LIMITS.processes },
  async () => {
    const { asked, listener } = academy(9)
    await using server = await listener
    const { code, error } = await provision({
      args: ['--server', server.origin, '--lab', '<b>', '--seats', '1-2'],
      input: `${PIN}\nK7MR-4XWA-9TCE\n`,
    })
    expect(code).toBe(1)
    expect(error).toContain('lab: ')
    expect(asked).toEqual([])
  }
)

test(
  "the provisioning prompts for the lab's shared key and its number",
  { timeout: LIMITS.processes },
  async () => {
    const { code } = await provision({
      args: ['--server', 'https://ujian.id', ...LAB, '--seats', '1-1', '--lab-id', '3'],
      input: `${PIN}\n${KEY}\n`,
    })
    expect(code).toBe(0)
    expect(settingsOf('01')).toMatchObject({ labId: 3, labKey: KEY })
  }
)

test('the line check counts the seats in the list', { timeout: LIMITS.processes }, async () => {
  const { code, error } = await provision({
    args: ['--server', 'https://ujian.id', ...LAB, '--seats', 'A1,A2,B1'],
    env: { LULUS_KIOSK_PIN: PIN, LULUS_LAB_CODE: '' },
  })
  expect(code).toBe(0)
  expect(settingsOf('B1')).toMatchObject({ line: { seats: 3, margin: 1.5 } })
  expect(error).toContain('Jalur ke server dihitung untuk 3 kursi')
})

test(
  'the line check also counts other seats on the same line',
  { timeout: LIMITS.processes },
  async () => {
    const args = ['--server', 'https://ujian.id', ...LAB, '--seats', '07', '--line-seats']
    const env = { LULUS_KIOSK_PIN: PIN, LULUS_LAB_CODE: '' }
    expect(await provision({ args: [...args, '45'], env })).toMatchObject({ code: 0 })
    expect(settingsOf('07')).toMatchObject({ line: { seats: 45 } })
    const { code, error } = await provision({ args: [...args, 'banyak'], env })
    expect(code).toBe(1)
    expect(error).toContain('line.seats harus bilangan bulat dari 1 sampai 500.')
  }
)

test(
  'an unregistered lab needs neither a key nor a code',
  { timeout: LIMITS.processes },
  async () => {
    const { code } = await provision({
      args: ['--server', 'https://ujian.id', ...LAB, '--seats', '1-1'],
      env: { LULUS_KIOSK_PIN: PIN },
    })
    expect(code).toBe(0)
    expect(settingsOf('01')).not.toHaveProperty('labKey')
  }
)

test('a lab key on the command line is refused', { timeout: LIMITS.processes }, async () => {
  const { code, error } = await provision({
    args: ['--server', 'https://ujian.id', ...LAB, '--seats', '1', `--lab-key=${KEY}`],
    env: { LULUS_KIOSK_PIN: PIN },
  })
  expect(code).toBe(1)
  expect(error).toContain('Kunci tidak boleh ditulis di baris perintah')
  expect(error).not.toContain(KEY)
  expect(readdirSync(folder)).toEqual([])
})
