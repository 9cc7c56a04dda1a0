import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ledger } from './ledger.ts'

test("the ledger compares the server's answers with the last choice of each page", () => {
  const ledger = new Ledger()
  const first = ledger.choose(1, '2')
  const changed = ledger.choose(1, '3')
  const other = ledger.choose(2, '4')
  assert.equal(ledger.choices, 3)
  assert.deepEqual(ledger.missingIn([changed, other]), [])
  assert.deepEqual(ledger.missingIn([first, other]), [1])
  assert.deepEqual(ledger.missingIn([{ ...changed, answer: '1' }]), [1, 2])
})
