import { expect, test } from 'vitest'
import { listOf, searchOfTab, statusOf, tabIn } from '@/features/admin-payments/model/payment-tabs'

const address = (text: string) => new URLSearchParams(text)

test('an address without a known tab shows what waits', () => {
  expect(tabIn(address(''))).toBe('pending')
  expect(tabIn(address('status=lunas'))).toBe('pending')
  expect(tabIn(address('status=rejected'))).toBe('rejected')
  expect(tabIn(address('status=semua'))).toBe('semua')
})

test('another tab keeps search and filters, and begins at its first page in its own order', () => {
  const here = address('status=rejected&search=ayu&paket=3&page=4&sortBy=amount&sortOrder=ASC')
  expect(searchOfTab('semua', here)).toBe('?search=ayu&paket=3&status=semua')
  expect(searchOfTab('pending', here)).toBe('?search=ayu&paket=3')
  expect(searchOfTab('pending', address('page=2'))).toBe('')
})

test('what waits is listed oldest first, everything else newest first', () => {
  expect(listOf('pending')).toHaveProperty('defaultOrder', 'ASC')
  expect(listOf('semua')).not.toHaveProperty('defaultOrder')
  expect(statusOf('semua')).toBeUndefined()
  expect(statusOf('confirmed')).toBe('confirmed')
})
