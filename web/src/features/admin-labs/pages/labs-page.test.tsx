import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import LabsPage from '@/features/admin-labs/pages/labs-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, type FakeApi, type Failure } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
})

type Lab = ResponseAt<'GET', '/admin/lab'>['data'][number]

const LAB: Lab = {
  id: 3,
  nama: 'Lab Bahasa 1',
  createdAt: '2026-11-21T03:00:00.000Z',
  kunciDibuat: '2026-11-21T03:00:00.000Z',
  dicabut: null,
  simulasi_berjalan: 2,
}
const KEY = 'k'.repeat(43)
const RUNNING = {
  status: 409,
  body: { message: '2 simulasi sedang berjalan di lab ini.', code: 'simulasi_berjalan' },
} satisfies Failure

function open(labs: Lab[] = [LAB]) {
  server.on('GET', '/admin/lab', { body: { data: labs } })
  return renderApp(<LabsPage />, { at: '/admin/lab' })
}

const row = () => screen.findByRole('row', { name: /Lab Bahasa 1/ })
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(within(await row()).getByRole('button', { name }))
const keyDialog = () => screen.findByRole('dialog', { name: 'Kunci lab' })

describe('the list', () => {
  test('the lab list shows number, name, key, attempts and whether a lab is in use', async () => {
    open([LAB, { ...LAB, id: 4, nama: 'Lab Lama', dicabut: '2026-11-21T04:00:00.000Z' }])

    const cells = within(await row()).getAllByRole('cell')
    expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('3'),
      expect.stringContaining('Lab Bahasa 1'),
      expect.stringMatching(/21\sNov\s2026, 10\.00\sWIB/),
      expect.stringContaining('2'),
      expect.stringContaining('Terdaftar'),
    ])
    expect(within(await row()).getByRole('link', { name: 'Lihat Kursi' })).toHaveAttribute(
      'href',
      '/admin/lab/3'
    )
    const revoked = within(screen.getByRole('row', { name: /Lab Lama/ }))
    expect(revoked.getByText('Dicabut')).toBeInTheDocument()
    expect(revoked.getByRole('link', { name: 'Lihat Kursi' })).toBeInTheDocument()
    expect(revoked.queryByRole('button')).toBeNull()
  })

  test('the lab list may be empty, and links to registering the first lab', async () => {
    const { user } = open([])

    expect(await screen.findByText('Belum ada lab.')).toBeInTheDocument()
    await user.click(screen.getAllByRole('button', { name: 'Daftarkan Lab' })[1] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: 'Daftarkan lab' })).toBeInTheDocument()
  })

  test('a lab list that fails to load can be retried', async () => {
    server.on('GET', '/admin/lab', { status: 503, body: { message: 'Sedang sibuk.' } })
    const { user } = renderApp(<LabsPage />, { at: '/admin/lab' })

    expect(await screen.findByRole('alert')).toHaveTextContent('Sedang sibuk.')
    server.on('GET', '/admin/lab', { body: { data: [LAB] } })
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await row()).toBeInTheDocument()
  })
})

describe('registering', () => {
  async function register(name: string) {
    const { user } = open()
    await row()
    await user.click(screen.getByRole('button', { name: 'Daftarkan Lab' }))
    if (name !== '') await user.type(await screen.findByLabelText('Nama Lab'), name)
    await user.click(screen.getByRole('button', { name: 'Daftarkan' }))
    return user
  }

  test('registering a lab shows the key once, with the commands for setting up the seats', async () => {
    server.on('POST', '/admin/lab', {
      status: 201,
      body: { message: 'ok', data: { id: 7, nama: 'Lab 2', labId: 7, labKey: KEY } },
    })
    const user = await register('  Lab 2 ')

    const dialog = within(await keyDialog())
    expect(server.callsOf('POST', '/admin/lab')[0]?.body).toEqual({ nama: 'Lab 2' })
    expect(dialog.getByLabelText('Kunci')).toHaveTextContent(KEY)
    expect(dialog.getByLabelText('Perintah untuk menyiapkan semua kursi')).toHaveTextContent(
      `npm run kiosk:provision -- --server ${window.location.origin} --lab "Lab 2" --seats 1-30 --lab-id 7`
    )
    // Other programs can read a command line.
    expect(dialog.getByLabelText('Perintah untuk menyiapkan semua kursi')).not.toHaveTextContent(
      KEY
    )
    expect(dialog.getByLabelText('Isian untuk kiosk.json yang sudah ada')).toHaveTextContent(
      `"labId": 7, "labKey": "${KEY}"`
    )
    await user.click(dialog.getByRole('button', { name: 'Salin kunci' }))
    expect(await navigator.clipboard.readText()).toBe(KEY)

    await user.keyboard('{Escape}')
    expect(await keyDialog()).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Sudah saya simpan' }))
    await waitFor(() => expect(screen.queryByText(KEY)).toBeNull())
    expect(server.callsOf('GET', '/admin/lab').length).toBeGreaterThan(1)
  })

  test.each([
    ['', 'Nama lab wajib diisi!'],
    ['   ', 'Nama lab wajib diisi!'],
    ['Lab <1>', 'Nama lab hanya boleh berisi huruf, angka, spasi, titik, dan tanda hubung.'],
  ])('registering a lab refuses %j', async (name, sentence) => {
    await register(name)

    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByLabelText('Nama Lab')).toBeInvalid()
    expect(server.callsOf('POST', '/admin/lab')).toHaveLength(0)
  })

  test('registering a lab keeps the input when the server refuses it, and shows why', async () => {
    server.on('POST', '/admin/lab', {
      status: 409,
      body: { message: 'Sudah ada lab dengan nama ini.' },
    })
    await register('Lab 1')

    expect(await screen.findByText('Sudah ada lab dengan nama ini.')).toBeInTheDocument()
    expect(screen.getByLabelText('Nama Lab')).toHaveValue('Lab 1')
  })
})

test('renaming a lab starts with its current name', async () => {
  server.on('PUT', '/admin/lab/3', { body: { message: 'ok' } })
  const { user } = open()
  await press(user, 'Ubah Nama')

  const field = await screen.findByLabelText('Nama Lab')
  expect(field).toHaveValue('Lab Bahasa 1')
  await user.type(field, 'b')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.callsOf('PUT', '/admin/lab/3')[0]?.body).toEqual({ nama: 'Lab Bahasa 1b' })
})

describe('a new key', () => {
  const answer = { body: { message: 'ok', data: { id: 3, nama: 'Lab', labId: 3, labKey: KEY } } }

  test('a new lab key needs a confirmation, and is shown once', async () => {
    server.on('POST', '/admin/lab/3/kunci', answer)
    const { user } = open()
    await press(user, 'Ganti Kunci')
    const question = await screen.findByRole('alertdialog', { name: 'Ganti kunci lab?' })
    await user.click(within(question).getByRole('button', { name: 'Ganti Kunci' }))

    expect(within(await keyDialog()).getByLabelText('Kunci')).toHaveTextContent(KEY)
    expect(server.callsOf('POST', '/admin/lab/3/kunci')[0]?.body).toEqual({ force: false })
  })

  test('a new lab key needs a second confirmation while an exam runs', async () => {
    server.on('POST', '/admin/lab/3/kunci', ({ body }) =>
      (body as { force: boolean }).force ? answer : RUNNING
    )
    const { user } = open()
    await press(user, 'Ganti Kunci')
    const question = await screen.findByRole('alertdialog', { name: 'Ganti kunci lab?' })
    await user.click(within(question).getByRole('button', { name: 'Ganti Kunci' }))
    const warning = await screen.findByRole('alertdialog', {
      name: 'Ada simulasi yang sedang berjalan',
    })
    expect(warning).toHaveTextContent('2 simulasi sedang berjalan di lab ini.')
    await user.click(within(warning).getByRole('button', { name: 'Tetap Ganti Kunci' }))

    expect(await keyDialog()).toBeInTheDocument()
  })
})

describe('revoking', () => {
  async function revoke() {
    const { user } = open()
    await press(user, 'Cabut')
    const question = await screen.findByRole('alertdialog', { name: 'Cabut lab ini?' })
    await user.click(within(question).getByRole('button', { name: 'Cabut Lab' }))
    return user
  }

  test('revoking a lab needs a confirmation', async () => {
    const { user } = open()
    await press(user, 'Cabut')
    await user.click(await screen.findByRole('button', { name: 'Batal' }))

    expect(server.callsOf('DELETE', '/admin/lab/3')).toHaveLength(0)
  })

  test('revoking a lab shows that it worked', async () => {
    server.on('DELETE', '/admin/lab/3', { body: { message: 'Lab berhasil dicabut!' } })
    await revoke()

    expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toHaveTextContent(
      'Lab berhasil dicabut!'
    )
    expect(server.callsOf('DELETE', '/admin/lab/3')[0]?.query).toEqual({})
  })

  test('revoking a lab stops when the second confirmation is declined', async () => {
    server.on('DELETE', '/admin/lab/3', RUNNING)
    const user = await revoke()
    const warning = await screen.findByRole('alertdialog', {
      name: 'Ada simulasi yang sedang berjalan',
    })
    await user.click(within(warning).getByRole('button', { name: 'Batal' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.callsOf('DELETE', '/admin/lab/3')).toHaveLength(1)
  })

  test('the second confirmation forces revoking a lab', async () => {
    server.on('DELETE', '/admin/lab/3', ({ query }) =>
      query.force === '1' ? { body: { message: 'Lab berhasil dicabut!' } } : RUNNING
    )
    const user = await revoke()
    await user.click(await screen.findByRole('button', { name: 'Tetap Cabut' }))

    expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toBeInTheDocument()
  })

  test('revoking a lab shows a refusal in the server’s words', async () => {
    server.on('DELETE', '/admin/lab/3', {
      status: 409,
      body: { message: 'Lab ini sudah dicabut.' },
    })
    await revoke()

    expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(
      'Lab ini sudah dicabut.'
    )
  })
})
