import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import EnterPaymentPage from '@/features/admin-payments/pages/enter-payment-page'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { fakeTabs } from '@/testing/fake-tabs'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
  server.on('GET', '/admin/payments/peserta', {
    body: { data: [{ id: 4, nama: 'Ayu Lestari', nohp: '081200000004' }] },
  })
  server.on('GET', '/paket-soal', {
    body: {
      data: [
        {
          id: 3,
          nama_paket: 'Paket A',
          status: 'siap',
          level: 'prediction',
          harga: 20_000,
          hanya_lab: false,
          pembahasan: 'tidak',
          pembahasan_mulai: null,
        },
      ],
    },
  })
})

const open = () => renderApp(<EnterPaymentPage />, { at: '/admin/payments/catat' })
const submit = () => screen.getByRole('button', { name: 'Catat Pembayaran' })

test('a payment is entered by keyboard with the price as its amount, and the chat link follows', async () => {
  server.on('POST', '/admin/payments', {
    status: 201,
    body: {
      message: 'Dicatat.',
      data: { id: 9, status: 'confirmed', amount: 20_000 },
      waLink: 'https://wa.me/6281200000004',
    },
  })
  const { user } = open()

  await user.type(await screen.findByRole('searchbox', { name: /Peserta/ }), 'ayu')
  await screen.findByRole('button', { name: 'Pilih Ayu Lestari' })
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Ganti Ayu Lestari' })).toHaveFocus()
  await screen.findByRole('option', { name: /Paket A/ })
  await user.selectOptions(screen.getByRole('combobox', { name: /^Paket/ }), '3')
  expect(screen.getByRole('textbox', { name: /Jumlah/ })).toHaveValue('20000')
  await user.selectOptions(screen.getByRole('combobox', { name: /Cara/ }), 'transfer')
  await user.type(screen.getByRole('textbox', { name: 'Catatan' }), 'Lewat WA')
  await user.click(submit())

  expect(await screen.findByText(/Rp 20\.000 dari Ayu Lestari sudah dicatat/)).toBeInTheDocument()
  const { tab } = fakeTabs()
  server.on('POST', '/admin/payments/9/pesan', {
    body: { message: 'Pesan ditandai terkirim.', waLink: 'https://wa.me/6281200000004' },
  })
  await user.click(screen.getByRole('button', { name: 'Kirim WhatsApp' }))
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://wa.me/6281200000004')
  )
  expect(server.callsOf('POST', '/admin/payments')[0]?.body).toEqual({
    userId: 4,
    paketId: 3,
    jumlah: 20_000,
    cara: 'transfer',
    tanggal: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    catatan: 'Lewat WA',
  })
  expect(screen.getByRole('searchbox', { name: /Peserta/ })).toHaveValue('')
})

test('an empty entry names what is missing and sends nothing', async () => {
  const { user } = open()
  await user.click(submit())
  expect(await screen.findByText('Pilih peserta yang membayar.')).toBeInTheDocument()
  expect(screen.getByText('Pilih paket yang dibayar.')).toBeInTheDocument()
  expect(server.callsOf('POST', '/admin/payments')).toEqual([])
})

test('a refused entry keeps what was typed', async () => {
  server.on('POST', '/admin/payments', {
    status: 409,
    body: { message: 'Peserta ini masih memiliki akses paket ini yang belum digunakan.' },
  })
  const { user } = open()
  await user.type(await screen.findByRole('searchbox', { name: /Peserta/ }), 'ayu')
  await user.click(await screen.findByRole('button', { name: 'Pilih Ayu Lestari' }))
  await screen.findByRole('option', { name: /Paket A/ })
  await user.selectOptions(screen.getByRole('combobox', { name: /^Paket/ }), '3')
  await user.click(submit())

  const dialog = await screen.findByRole('alertdialog', { name: 'Gagal mencatat pembayaran' })
  expect(dialog).toHaveTextContent('masih memiliki akses')
  expect(screen.getByText('Ayu Lestari')).toBeInTheDocument()
})
