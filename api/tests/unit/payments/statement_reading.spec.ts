import { test } from '@japa/runner'
import { readAmount } from '#app/payments/domain/statement/amounts'
import { guessColumns, headOf, layoutOf } from '#app/payments/domain/statement/columns'
import { readLines } from '#app/payments/domain/statement/lines'
import { readMoments } from '#app/payments/domain/statement/moments'

const NOW = Date.parse('2026-11-26T10:00:00+07:00')
const at = (wib: string) => Date.parse(`${wib}+07:00`)

test.group('Amounts of statements', () => {
  test('amounts are read as banks and payment services write them', ({ assert }) => {
    const cases: [string, number | null][] = [
      ['20000', 20_000],
      ['20.000', 20_000],
      ['20,000', 20_000],
      ['Rp 20.000', 20_000],
      ['Rp20.000,00', 20_000],
      ['IDR 20,000.00', 20_000],
      ['1.234.567', 1_234_567],
      ['1,234,567.0', 1_234_567],
      ['20000.00 CR', 20_000],
      ['+20.000', 20_000],
      ['20.000,00 DB', -20_000],
      ['-20.000', -20_000],
      ['\u221220.000', -20_000],
      ['(20.000)', -20_000],
      ['20.000-', -20_000],
      ['1e+9', 1_000_000_000],
      ['0', 0],
      ['', null],
      ['20.000,50', null],
      ['2.00.000', null],
      ['20.0000', null],
      ['Saldo', null],
      ['0812-3456-7890', null],
      ['99999999999999999999', null],
    ]
    for (const [text, amount] of cases) {
      assert.equal(readAmount(text), amount, text)
    }
  })
})

test.group('Times of statements', () => {
  test('times are read in Jakarta as banks and payment services write them', ({ assert }) => {
    const cases: [string, string, boolean][] = [
      ['2026-11-25', '2026-11-25T00:00:00', false],
      ['2026-11-25 10:05:33', '2026-11-25T10:05:33', true],
      ['2026/11/25 10.05', '2026-11-25T10:05:00', true],
      ['20261125', '2026-11-25T00:00:00', false],
      ['25/11/2026', '2026-11-25T00:00:00', false],
      ['25-11-26 10:05', '2026-11-25T10:05:00', true],
      ['25 Nov 2026, 10:05 WIB', '2026-11-25T10:05:00', true],
      ['5-Des-2025', '2025-12-05T00:00:00', false],
      ['1 Agustus 2026 23.59.59', '2026-08-01T23:59:59', true],
      ['25/11', '2026-11-25T00:00:00', false],
      ['31/12', '2025-12-31T00:00:00', false],
      ['25/11 10:05', '2026-11-25T10:05:00', true],
    ]
    for (const [text, wib, hasTime] of cases) {
      assert.deepEqual(readMoments([text], NOW), [{ at: at(wib), hasTime }], text)
    }
    assert.deepEqual(readMoments(['2026-11-25T03:05:33.120Z'], NOW), [
      { at: Date.parse('2026-11-25T03:05:33.120Z'), hasTime: true },
    ])
  })

  test('what is no time is none', ({ assert }) => {
    for (const text of ['', 'Saldo awal', '31/02/2026', '2026-13-01', '25/11/2026 24:00', 'PEND']) {
      assert.deepEqual(readMoments([text], NOW), [null], text)
    }
  })

  test('the month comes first in all dates of a file where one is possible only so', ({
    assert,
  }) => {
    assert.deepEqual(
      readMoments(['11/05/2026', '11/25/2026'], NOW).map((moment) => moment?.at),
      [at('2026-11-05T00:00:00'), at('2026-11-25T00:00:00')]
    )
    assert.equal(readMoments(['11/05/2026'], NOW)[0]?.at, at('2026-05-11T00:00:00'))
  })
})

test.group('Columns of statements', () => {
  test('columns are guessed from the headings of banks and QRIS merchants', ({ assert }) => {
    const cases: [string[], object][] = [
      [
        ['Tanggal Transaksi', 'Keterangan', 'Cabang', 'Debit', 'Kredit', 'Saldo'],
        { waktu: 0, jumlah: 4, jam: null, jenis: null, keterangan: 1 },
      ],
      [
        ['No', 'Tanggal', 'Jam', 'Nama Pengirim', 'Nominal', 'MDR', 'Status'],
        { waktu: 1, jumlah: 4, jam: 2, jenis: null, keterangan: 3 },
      ],
      [
        ['Date', 'Description', 'DB/CR', 'Amount', 'Balance'],
        { waktu: 0, jumlah: 3, jam: null, jenis: 2, keterangan: 1 },
      ],
      [['Foo', 'Bar'], { waktu: null, jumlah: null, jam: null, jenis: null, keterangan: null }],
    ]
    for (const [headings, expected] of cases) {
      assert.deepEqual(guessColumns(headings), expected, headings.join())
    }
  })

  test('headings are found below titles', ({ assert }) => {
    const head = headOf([
      ['BANK CONTOH'],
      ['No. Rekening', '123'],
      [],
      ['Tanggal', 'Uraian', 'Jumlah'],
      ['25/11/2026', 'x', '1'],
    ])
    assert.deepEqual(head, { row: 3, headings: ['Tanggal', 'Uraian', 'Jumlah'] })
    assert.isNull(headOf([['satu'], []]))
    assert.equal(layoutOf(['Tgl. ', 'DB/CR']), 'tgl|db cr')
  })
})

test.group('Lines of statements', () => {
  test('only money that arrived becomes a line; what left or cannot be read is counted', ({
    assert,
  }) => {
    const cells = [
      ['Tanggal', 'Uraian', 'D/K', 'Jumlah'],
      ['25/11/2026', 'AYU  LESTARI', 'K', '19.873'],
      ['25/11/2026', 'BIAYA ADM', 'D', '10.000'],
      ['25/11/2026', 'AYU  LESTARI', 'K', '19.873'],
      ['25/11/2026', 'RUSAK', 'K', '19,8,73'],
      ['', 'KOSONG', 'K', '5.000'],
      ['', 'Saldo akhir', '', ''],
    ]
    const columns = { waktu: 0, jam: null, jumlah: 3, jenis: 2, keterangan: 1 }
    const read = readLines(cells, 1, columns, NOW)
    const line = {
      at: at('2026-11-25T00:00:00'),
      hasTime: false,
      amount: 19_873,
      text: 'AYU LESTARI',
    }
    assert.deepEqual(read, {
      lines: [
        { ...line, row: 2, copy: 0 },
        { ...line, row: 4, copy: 1 },
      ],
      out: 1,
      unreadable: 2,
    })
  })

  test('a clock in a column of its own belongs to the day, and without a text all other cells are it', ({
    assert,
  }) => {
    const columns = { waktu: 0, jam: 1, jumlah: 3, jenis: null, keterangan: null }
    const { lines } = readLines([['25/11/2026', '10.05', 'Ayu', '19873', 'REF1']], 0, columns, NOW)
    assert.containSubset(lines, [
      { at: at('2026-11-25T10:05:00'), hasTime: true, text: 'Ayu REF1' },
    ])
  })
})
