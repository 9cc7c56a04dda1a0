import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Sitter } from '@/features/admin-events/api/events'
import { SittersCodeDialog } from '@/features/admin-events/components/sitters-code-dialog'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

const PATH = '/admin/jadwal/7/peserta/11/kode-reset'
const sitter = { id: 11, nama: 'Ayu', nohp: '081200000011' } as Sitter

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
})

test('a code is made with a reason, and shown once', async () => {
  server.on('POST', PATH, {
    body: { kode: 'ABCD-EFGH', berlakuSampai: '2026-11-23T02:30:00.000Z' },
  })
  const { user } = renderApp(
    <SittersCodeDialog id={7} sitter={sitter} onClose={() => undefined} />,
    { at: '/' }
  )
  await user.click(screen.getByRole('button', { name: 'Buat Kode' }))
  expect(screen.getByText('Tulis alasannya, paling sedikit 3 huruf.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'Kartunya tertinggal.')
  await user.click(screen.getByRole('button', { name: 'Buat Kode' }))

  const shown = await screen.findByRole('dialog', { name: 'Kode reset password' })
  expect(within(shown).getByLabelText('Kode reset')).toHaveTextContent('ABCD-EFGH')
  expect(server.callsOf('POST', PATH)[0]?.body).toEqual({ alasan: 'Kartunya tertinggal.' })
})
