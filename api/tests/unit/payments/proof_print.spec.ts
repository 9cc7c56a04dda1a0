import { test } from '@japa/runner'
import sharp from 'sharp'
import { areAlike, printOf, readPrint, type ReadPrint } from '#app/payments/proofs/proof_print'
import { drawnReceipt, type Bank, type ReceiptFacts } from '#tests/support/drawn_receipts'
import { LIMITS } from '#tests/support/limits'

const NAMES = ['Ayu Lestari', 'Budi Santoso', 'Citra Dewi', 'Muhammad Rizqi', 'Ni Luh Putu', 'Eko']
const AMOUNTS = ['20.000', '19.873', '19.654', '24.501', '100.000']
const RECEIPTS = 24

/** Facts that differ in name, amount, time and reference, the same in every run. */
function factsOf(n: number): ReceiptFacts {
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    name: NAMES[(n * 5) % NAMES.length] ?? '',
    amount: AMOUNTS[(n * 3) % AMOUNTS.length] ?? '',
    time: `${1 + ((n * 11) % 28)} Nov 2026 ${two((n * 7) % 24)}:${two((n * 37) % 60)}`,
    reference: String(800_000_000_000 + n * 7_919_123_457).slice(0, 13),
  }
}

/** Facts of which name, amount and time differ from those of each other receipt, and nothing else. */
function withoutReference(n: number): ReceiptFacts {
  const first = ['Ayu', 'Budi', 'Citra', 'Muhammad', 'Ni Luh', 'Eko'][n % 6]
  const last = ['Lestari', 'Santoso', 'Dewi', 'Rizqi'][Math.floor(n / 6)]
  return {
    ...factsOf(n),
    name: `${first} ${last}`,
    amount: `19.${500 + n * 17}`,
    reference: '8000000000000',
  }
}

const read = async (picture: Buffer): Promise<ReadPrint> => readPrint(await printOf(picture))

/** How many pairs of different payments' receipts there are, and how many of them seem the same. */
async function falseAlarms(bank: Bank, facts: (n: number) => ReceiptFacts) {
  const prints: ReadPrint[] = []
  for (let n = 0; n < RECEIPTS; n++) prints.push(await read(await drawnReceipt(bank, facts(n))))
  let [pairs, alarms] = [0, 0]
  for (const [at, print] of prints.entries()) {
    for (const other of prints.slice(0, at)) {
      pairs++
      if (areAlike(print, other)) alarms++
    }
  }
  return { pairs, alarms }
}

test.group('Prints of proofs', () => {
  for (const bank of ['hijau', 'biru'] as const satisfies Bank[]) {
    for (const [what, facts] of [
      ['name, amount, time and reference', factsOf],
      ['name, amount and time', withoutReference],
    ] as const) {
      test(`of a hundred pairs of receipts of bank ${bank} that differ in ${what} at most two seem the same`, async ({
        assert,
      }) => {
        const { pairs, alarms } = await falseAlarms(bank, facts)
        assert.equal(pairs, (RECEIPTS * (RECEIPTS - 1)) / 2)
        assert.isAtMost(alarms / pairs, 0.02, `${alarms} false alarms of ${pairs}`)
      }).timeout(LIMITS.manyRuns)
    }

    test(`the same receipt of bank ${bank} in another quality, format or size seems the same`, async ({
      assert,
    }) => {
      for (const n of [1, 2, 3]) {
        const receipt = await drawnReceipt(bank, factsOf(n))
        const print = await read(receipt)
        const copies = {
          quality: await sharp(receipt).jpeg({ quality: 50 }).toBuffer(),
          format: await sharp(receipt).webp({ quality: 60 }).toBuffer(),
          size: await sharp(receipt).resize(400).jpeg({ quality: 75 }).toBuffer(),
        }
        for (const [name, copy] of Object.entries(copies)) {
          assert.isTrue(areAlike(print, await read(copy)), `${name} of receipt ${n}`)
        }
      }
    }).timeout(LIMITS.manyRuns)
  }

  test('a picture of one colour and one with a transparent ground have a print', async ({
    assert,
  }) => {
    const create = { width: 40, height: 60, channels: 4, background: '#0000' } as const
    const empty = await sharp({ create }).png().toBuffer()
    assert.equal(await printOf(empty), '0'.repeat(256))
  })
})
