import { type ListColumns, ALL_ROWS } from '@lulus/api/contracts/lists'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  readListQuery,
  rowNumber,
  writeListQuery,
  PAGE_SIZES,
} from '@/components/listing/list-query'

const LIST: ListColumns<'createdAt' | 'nama'> = {
  columns: ['createdAt', 'nama'],
  defaultColumn: 'createdAt',
}

const DEFAULT = { page: 1, limit: 10, search: '', sortBy: 'createdAt', sortOrder: 'DESC' }

const read = (address: string) => readListQuery(new URLSearchParams(address), LIST)

describe('reads the list from an address', () => {
  test('a list shows the first ten rows by default, newest first', () => {
    expect(read('')).toEqual(DEFAULT)
  })

  test.each([
    ['page=3&limit=5', { page: 3, limit: 5 }],
    ['limit=-1', { limit: -1 }],
    ['search=%20a%25b%20', { search: 'a%b' }],
    ['sortBy=nama&sortOrder=ASC', { sortBy: 'nama', sortOrder: 'ASC' }],
  ])("a list's query is read from %s", (address, expected) => {
    expect(read(address)).toEqual({ ...DEFAULT, ...expected })
  })

  test.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'limit=7', 'sortBy=harga', 'sortOrder=UP'])(
    "a list's query falls back to the defaults for invalid values: %s",
    (address) => {
      expect(read(address)).toEqual(DEFAULT)
    }
  )

  test("a list's query is read back from the address it was written to", () => {
    const queries = fc.record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      limit: fc.constantFrom(...PAGE_SIZES),
      search: fc.string().map((text) => text.trim()),
      sortBy: fc.constantFrom(...LIST.columns),
      sortOrder: fc.constantFrom('ASC' as const, 'DESC' as const),
    })
    fc.assert(
      fc.property(queries, (query) => {
        const address = writeListQuery(query, LIST).toString()
        expect(readListQuery(new URLSearchParams(address), LIST)).toEqual(query)
      })
    )
  })

  test("a list's filters are kept in its address, and unset or unknown ones left out", () => {
    const list = { ...LIST, filters: ['dari', 'paket'] } as const
    const query = readListQuery(new URLSearchParams('dari=2026-11-01&paket=&kelas=4'), list)

    expect(query).toEqual({ ...DEFAULT, dari: '2026-11-01' })
    expect(writeListQuery({ ...query, paket: '7' }, list).toString()).toBe(
      'dari=2026-11-01&paket=7'
    )
    expect(writeListQuery({ ...query, dari: '' }, list).toString()).toBe('')
  })

  test("a list's query omits defaults from the address", () => {
    expect(writeListQuery(read(''), LIST).toString()).toBe('')
  })
})

test.each([
  [1, 10, 0, 1],
  [2, 10, 0, 11],
  [3, 5, 4, 15],
  [1, ALL_ROWS, 41, 42],
] as const)('on page %d of %d rows, row %d has the number %d', (page, limit, index, number) => {
  expect(rowNumber({ page, limit }, index)).toBe(number)
})
