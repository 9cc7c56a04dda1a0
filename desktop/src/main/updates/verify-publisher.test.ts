import { expect, test, vi } from 'vitest'
import { verifyPublisher } from './verify-publisher.ts'

const FILE = "C:\\Users\\lulus\\AppData\\Local\\lulus\\pend'ing\\setup.exe"
const SUBJECT = 'CN=Akademi Contoh, O=Akademi Contoh, C=ID'
const GOOD = { status: 'Valid', name: 'Akademi Contoh', subject: SUBJECT }
const says = (answer: unknown) => vi.fn(() => JSON.stringify(answer))

test.each(['Akademi Contoh', SUBJECT])('a valid signature of %s is accepted', (publisher) => {
  const run = says(GOOD)
  expect(verifyPublisher(['Lain', publisher], FILE, run)).toBeNull()
  expect(run.mock.calls[0]).toEqual([expect.not.stringContaining("pend'ing"), { LULUS_FILE: FILE }])
})

test.each([
  [{ ...GOOD, status: 'NotSigned' }],
  [{ ...GOOD, status: 'HashMismatch' }],
  [{ ...GOOD, status: 'NotTrusted' }],
  [{ ...GOOD, status: 0 }],
  [{ ...GOOD, name: 'Akademi Palsu', subject: 'CN=Akademi Palsu, O=Akademi Contoh' }],
  [{ ...GOOD, name: 'Akademi Contoh Jahat', subject: `${SUBJECT}, L=Jahat` }],
  [{ ...GOOD, name: null }],
  [{}],
  [null],
])('the signature %j is refused', (answer) => {
  expect(verifyPublisher(['Akademi Contoh', SUBJECT], FILE, says(answer))).not.toBeNull()
})

test('a signature that cannot be checked is refused', () => {
  const blocked = () => {
    throw new Error('This program is blocked by group policy')
  }
  expect(verifyPublisher(['Akademi Contoh'], FILE, blocked)).toContain('blocked by group policy')
  expect(verifyPublisher(['Akademi Contoh'], FILE, () => '')).not.toBeNull()
  expect(verifyPublisher([], FILE, says(GOOD))).not.toBeNull()
})
