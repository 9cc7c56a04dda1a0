import {
  NUMBER_PATTERN_INVALID,
  NUMBER_PATTERN_NOT_UNIQUE,
} from '@lulus/api/contracts/certificates'
import { qrisChecksum } from '@lulus/api/contracts/qris'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import SettingsPage from '@/features/admin-settings/pages/settings-page'
import type { ResponseAt } from '@/lib/api/client'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { fakePictures } from '@/testing/fake-pictures'
import { renderApp } from '@/testing/render-app'
import { SETTINGS as PUBLIC_SETTINGS } from '@/testing/settings'

let server: FakeApi

/** A valid code that belongs to no merchant, because its acquirer doesn't exist. */
const QRIS =
  '00020101021126490016ID.CO.CONTOH.WWW01189360000000000000000303UMI51440014ID.CO.QRIS.WWW0215ID10000000000000303UMI5204829953033605802ID5912CONTOH LULUS6007JAKARTA61051011063043848'

type AcademySettings = ResponseAt<'GET', '/admin/pengaturan'>['data']

const SETTINGS: AcademySettings = {
  namaAkademi: 'Lulus',
  logo: null,
  awalanNomor: 'LULUS',
  polaNomor: '{awalan}/{tahun}/{bulan}/{nomor}',
  penandaTangan: null,
  jabatan: null,
  tandaTangan: null,
  stempel: null,
  masaBerlaku: null,
  nomorWa: '081200000000',
  qrisTeks: QRIS,
  qrisContoh: true,
  nominalUnik: false,
  linkChannel: null,
  kursus: { judul: 'Kursus TOEFL', teks: 'Dua puluh pertemuan.', pesan: 'Halo, saya mau daftar.' },
  testimoni: [{ nama: 'Contoh Satu', asal: null, isi: 'Bagus.' }],
}

beforeEach(() => {
  server = fakeApi()
  server.on('POST', '/admin/pengaturan/sertifikat/contoh', {
    body: 'PNG',
    headers: { 'Content-Type': 'image/png' },
  })
  server.on('GET', '/pengaturan', { body: { ...PUBLIC_SETTINGS, namaAkademi: 'Lulus' } })
})

function open(changes: Partial<AcademySettings> = {}) {
  server.on('GET', '/admin/pengaturan', { body: { data: { ...SETTINGS, ...changes } } })
  return renderApp(<SettingsPage />, { at: '/admin/pengaturan' })
}

type Person = ReturnType<typeof open>['user']

const field = (label: string) => screen.findByLabelText(label)
const save = (user: Person) => user.click(screen.getByRole('button', { name: 'Simpan Pengaturan' }))
const saved = () => server.callsOf('PUT', '/admin/pengaturan')

async function retype(user: Person, label: string, text: string) {
  await user.clear(await field(label))
  if (text === '') return
  await user.click(await field(label))
  await user.paste(text)
}

test("the settings show the app's version, for support", async () => {
  open()

  expect(await screen.findByText(/^Lulus versi \d+\.\d+\.\d+$/)).toBeInTheDocument()
})

test('the settings send changed fields, and null for empty ones', async () => {
  server.on('PUT', '/admin/pengaturan', {
    body: { message: 'Pengaturan berhasil disimpan.', data: { ...SETTINGS, nomorWa: null } },
  })
  const { user } = open()

  await retype(user, 'Nama akademi', ' Cendekia ')
  await retype(user, 'Nomor WhatsApp admin', '')
  await retype(user, 'Link channel video', 'https://video.example/academy')
  await retype(user, 'Asal', 'Bandung')
  expect(screen.getByText('Ada perubahan yang belum disimpan.')).toBeInTheDocument()
  await save(user)

  expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toHaveTextContent(
    'Pengaturan berhasil disimpan.'
  )
  expect(saved()[0]?.body).toEqual({
    namaAkademi: 'Cendekia',
    nomorWa: null,
    linkChannel: 'https://video.example/academy',
    testimoni: [{ nama: 'Contoh Satu', asal: 'Bandung', isi: 'Bagus.', gambar: null }],
  })
  await waitFor(() =>
    expect(screen.getByText('Semua perubahan sudah tersimpan.')).toBeInTheDocument()
  )
})

test.each([
  ['Nama akademi', ' ', 'Nama akademi wajib diisi.'],
  ['Nomor WhatsApp admin', '12345', 'Nomor HP tidak valid. Contoh: 081234567890.'],
  ['Link channel video', 'http://video.example', 'Tautan harus berupa alamat https yang lengkap.'],
  ['Link channel video', 'video', 'Tautan harus berupa alamat https yang lengkap.'],
  ['Pola nomor sertifikat', '{tahun}', NUMBER_PATTERN_NOT_UNIQUE],
  ['Pola nomor sertifikat', '{nama}/{nomor}', NUMBER_PATTERN_INVALID],
  ['Judul kursus', '', 'Judul kursus wajib diisi.'],
  ['Keterangan kursus', '', 'Keterangan kursus wajib diisi.'],
  ['Pesan pendaftaran', '', 'Pesan pendaftaran wajib diisi.'],
  [
    'Teks QRIS',
    'bukan qris',
    'Teks ini bukan QRIS. Salin seluruh teks hasil pindai kode QRIS Anda.',
  ],
  [
    'Teks QRIS',
    `${QRIS.slice(0, -1)}9`,
    'Teks QRIS tidak utuh: angka pemeriksanya tidak cocok. Salin ulang seluruh teksnya.',
  ],
  ['Isi', '', 'Isi testimoni wajib diisi.'],
  ['Nama', '', 'Nama wajib diisi.'],
])('the setting %s refuses “%s”', async (label, text, sentence) => {
  const { user } = open()

  await retype(user, label, text)
  await save(user)

  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(await field(label)).toBeInvalid()
  expect(saved()).toHaveLength(0)
})

test('a setting that the server refuses is reported at its field, and the input stays', async () => {
  server.on('PUT', '/admin/pengaturan', {
    status: 422,
    body: {
      message: 'Tautan harus berupa alamat https yang lengkap.',
      errors: [
        { field: 'linkChannel', msg: 'Tautan harus berupa alamat https yang lengkap.' },
        { field: 'testimoni.0.isi', msg: 'Terlalu panjang.' },
      ],
    },
  })
  const { user } = open()

  await retype(user, 'Link channel video', 'https://127.0.0.1/')
  await save(user)

  const dialog = await screen.findByRole('alertdialog', { name: 'Gagal' })
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(await field('Link channel video')).toHaveValue('https://127.0.0.1/')
  expect(await field('Link channel video')).toBeInvalid()
  expect(screen.getByText('Terlalu panjang.')).toBeInTheDocument()
})

describe('QRIS', () => {
  test('the QRIS code is shown while its text is valid', async () => {
    const { user } = open()

    expect(await screen.findByRole('img', { name: 'Pratinjau kode QRIS' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml,/)
    )
    await retype(user, 'Teks QRIS', 'bukan')
    expect(await screen.findByText('Kode tampil di sini begitu teksnya benar.')).toBeInTheDocument()
    await retype(user, 'Teks QRIS', '')
    expect(
      await screen.findByText('Tanpa teks QRIS, peserta belum dapat membayar.')
    ).toBeInTheDocument()
    expect(screen.queryByRole('img', { name: 'Pratinjau kode QRIS' })).toBeNull()
  })

  test('a QRIS text with copied line breaks is accepted, and one with a tip causes a warning', async () => {
    const { user } = open({ qrisTeks: null })
    const payload = QRIS.slice(0, -4).replace('5802ID', '5502015802ID')
    const withTip = payload + qrisChecksum(payload)
    await user.click(await field('Teks QRIS'))
    await user.paste(`\ufeff${withTip.slice(0, 60)}\n${withTip.slice(60)}`)
    expect(await screen.findByText(/^QRIS ini meminta tip/)).toBeInTheDocument()
    expect(await screen.findByRole('img', { name: 'Pratinjau kode QRIS' })).toBeInTheDocument()
    await save(user)
    await waitFor(() => expect(saved()[0]?.body).toEqual({ qrisTeks: withTip }))
  })

  test('a sample QRIS code is labelled as one', async () => {
    open()
    expect(await screen.findByText('QRIS ini hanya contoh.')).toBeInTheDocument()
  })

  test("the academy's own QRIS code causes no warning", async () => {
    open({ qrisContoh: false })
    await field('Teks QRIS')
    expect(screen.queryByText('QRIS ini hanya contoh.')).toBeNull()
  })
})

test('links in the settings open the targets as typed', async () => {
  const { user } = open()

  expect(await screen.findByRole('link', { name: /Coba buka chat/ })).toHaveAttribute(
    'href',
    'https://wa.me/6281200000000'
  )
  expect(screen.getByRole('link', { name: /Coba pesan pendaftaran/ })).toHaveAttribute(
    'href',
    'https://wa.me/6281200000000?text=Halo%2C%20saya%20mau%20daftar.'
  )
  expect(screen.queryByRole('link', { name: /Coba buka channel/ })).toBeNull()
  await retype(user, 'Link channel video', 'https://video.example/a')
  expect(screen.getByRole('link', { name: /Coba buka channel/ })).toHaveAttribute(
    'href',
    'https://video.example/a'
  )
  await retype(user, 'Nomor WhatsApp admin', '12')
  expect(screen.queryByRole('link', { name: /Coba buka chat/ })).toBeNull()
})

test('the course text has an explanation and a preview while typing', async () => {
  const { user } = open()

  expect(await field('Keterangan kursus')).toHaveAccessibleDescription(/diawali tanda hubung/)
  const preview = screen.getByRole('region', { name: 'Pratinjau keterangan kursus' })
  expect(preview).toHaveTextContent('Dua puluh pertemuan.')
  expect(preview).toHaveTextContent('Belum ada fasilitas.')

  await retype(
    user,
    'Keterangan kursus',
    'Kelas malam.\n- E-book: materi lengkap\n- Slide\nBisa cicil.'
  )

  const items = within(preview).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['E-bookmateri lengkap', 'Slide'])
  expect(within(preview).getByText('Kelas malam.')).toBeVisible()
  expect(within(preview).getByText('Bisa cicil.')).toBeVisible()
  expect(preview).not.toHaveTextContent('Belum ada fasilitas.')
})

test('testimonials can be added and removed', async () => {
  server.on('PUT', '/admin/pengaturan', {
    body: { message: 'Pengaturan berhasil disimpan.', data: SETTINGS },
  })
  const { user } = open()

  await user.click(await screen.findByRole('button', { name: 'Tambah testimoni' }))
  const second = within(screen.getByRole('group', { name: 'Testimoni 2' }))
  await user.type(second.getByLabelText('Nama'), 'Contoh Dua')
  await user.type(second.getByLabelText('Isi'), 'Membantu.')
  await user.click(screen.getByRole('button', { name: 'Hapus testimoni 1' }))
  expect(screen.getByRole('button', { name: 'Tambah testimoni' })).toHaveFocus()
  await save(user)

  await waitFor(() =>
    expect(saved()[0]?.body).toMatchObject({
      testimoni: [{ nama: 'Contoh Dua', asal: null, isi: 'Membantu.' }],
    })
  )
})

describe('the picture of a testimonial', () => {
  const UPLOAD = '/admin/pengaturan/testimoni/gambar'
  const PATH = `/uploads/testimoni/${'a'.repeat(32)}.webp`
  const WITH_PICTURE = {
    testimoni: [
      {
        nama: 'Contoh Satu',
        asal: null,
        isi: 'Bagus.',
        gambar: { path: PATH, lebar: 800, tinggi: 600, keterangan: 'Foto kelas' },
      },
    ],
  }
  const photo = () => new File(['x'], 'kelas.jpg', { type: 'image/jpeg' })
  const pictureSaved = () => {
    const { body } = saved().at(-1) as { body: { testimoni: { gambar: unknown }[] } }
    return body.testimoni[0]?.gambar
  }

  beforeEach(() => {
    fakePictures()
    server.on('POST', UPLOAD, { status: 201, body: { message: '', path: PATH } })
    server.on('PUT', '/admin/pengaturan', {
      body: { message: 'Pengaturan berhasil disimpan.', data: { ...SETTINGS, ...WITH_PICTURE } },
    })
  })

  test("a testimonial's picture is sent first, described by the text, and shown after saving", async () => {
    const { user } = open()

    expect(screen.queryByLabelText('Keterangan gambar')).toBeNull()
    await user.upload(await field('Gambar'), photo())
    expect(await screen.findByRole('img', { name: 'Pratinjau kelas.jpg' })).toBeVisible()
    expect(screen.getByText('Ada perubahan yang belum disimpan.')).toBeInTheDocument()
    expect(server.callsOf('POST', UPLOAD)).toHaveLength(0)
    await user.type(await field('Keterangan gambar'), ' Foto kelas ')
    await save(user)

    await screen.findByRole('alertdialog', { name: 'Berhasil' })
    const sent = server.callsOf('POST', UPLOAD).map(({ body }) => body as FormData)
    expect(sent[0]?.get('gambar')).toBeInstanceOf(File)
    expect(pictureSaved()).toEqual({ path: PATH, keterangan: 'Foto kelas' })
    expect(screen.getByAltText('Gambar saat ini')).toHaveAttribute('src', `/api${PATH}`)
  })

  test("a testimonial's picture stays when other fields change", async () => {
    const { user } = open(WITH_PICTURE)

    expect(await field('Keterangan gambar')).toHaveValue('Foto kelas')
    await retype(user, 'Isi', 'Lebih bagus.')
    await save(user)

    await screen.findByRole('alertdialog', { name: 'Berhasil' })
    expect(pictureSaved()).toEqual({ path: PATH, keterangan: 'Foto kelas' })
    expect(server.callsOf('POST', UPLOAD)).toHaveLength(0)
  })

  test("a testimonial's picture can be removed", async () => {
    const { user } = open(WITH_PICTURE)

    await user.click(await screen.findByRole('button', { name: 'Hapus gambar' }))
    expect(await field('Gambar')).toHaveFocus()
    expect(screen.getByText('Ada perubahan yang belum disimpan.')).toBeInTheDocument()
    await save(user)

    await screen.findByRole('alertdialog', { name: 'Berhasil' })
    expect(pictureSaved()).toBeNull()
  })

  test('a refused testimonial picture is reported at its field, and nothing is saved', async () => {
    const message = 'File harus berupa gambar (jpg, jpeg, png, webp).'
    server.on('POST', UPLOAD, { status: 415, body: { message, errors: [] } })
    const { user } = open()

    await user.upload(await field('Gambar'), photo())
    await screen.findByRole('img', { name: 'Pratinjau kelas.jpg' })
    await save(user)

    const dialog = await screen.findByRole('alertdialog', { name: 'Gagal' })
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(await field('Gambar')).toBeInvalid()
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(saved()).toHaveLength(0)
  })

  test("a testimonial's picture is not sent again when another field was refused", async () => {
    const ok = { body: { message: 'Tersimpan.', data: { ...SETTINGS, ...WITH_PICTURE } } }
    server.on('PUT', '/admin/pengaturan', { status: 422, body: { message: 'Tidak.' } })
    const { user } = open()

    await user.upload(await field('Gambar'), photo())
    await screen.findByRole('img', { name: 'Pratinjau kelas.jpg' })
    await save(user)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    server.on('PUT', '/admin/pengaturan', ok)
    await save(user)

    await screen.findByRole('alertdialog', { name: 'Berhasil' })
    expect(server.callsOf('POST', UPLOAD)).toHaveLength(1)
    expect(pictureSaved()).toEqual({ path: PATH, keterangan: null })
  })
})

describe('certificates', () => {
  const SAMPLE = '/admin/pengaturan/sertifikat/contoh'
  const drawn = () => server.callsOf('POST', SAMPLE).map(({ body }) => body)

  test('the sample is drawn with what the form says, and not again for what is wrong', async () => {
    fakePictures()
    const { user } = open()

    expect(await screen.findByRole('img', { name: 'Contoh sertifikat' })).toBeVisible()
    await retype(user, 'Nama penanda tangan', 'Ratna')
    await user.selectOptions(await field('Masa berlaku'), '2')
    await waitFor(() =>
      expect(drawn().at(-1)).toEqual({
        namaAkademi: 'Lulus',
        awalanNomor: 'LULUS',
        polaNomor: '{awalan}/{tahun}/{bulan}/{nomor}',
        penandaTangan: 'Ratna',
        jabatan: null,
        masaBerlaku: 2,
      })
    )
    const before = drawn().length
    await retype(user, 'Pola nomor sertifikat', 'salah')
    expect(await screen.findByText('Menunggu isian yang benar.')).toBeVisible()
    expect(drawn()).toHaveLength(before)
    expect(saved()).toHaveLength(0)
  })

  test('a signature is sent as soon as it is chosen, and removed after a question', async () => {
    fakePictures()
    const path = '/admin/pengaturan/sertifikat/tanda-tangan'
    server.on('PUT', path, { body: { message: 'Gambar tanda tangan berhasil disimpan.' } })
    server.on('DELETE', path, { body: { message: 'Gambar tanda tangan berhasil dihapus.' } })
    const { user } = open({ tandaTangan: `${path}?v=1` })

    const file = new File(['x'], 'ttd.png', { type: 'image/png' })
    await user.upload(await field('Gambar tanda tangan'), file)
    await waitFor(() => expect(server.callsOf('PUT', path)).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Hapus gambar tanda tangan' }))
    await user.click(await screen.findByRole('button', { name: 'Hapus' }))
    await waitFor(() => expect(server.callsOf('DELETE', path)).toHaveLength(1))
  })
})

test('the logo can be removed after a confirmation', async () => {
  server.on('DELETE', '/admin/pengaturan/logo', { body: { message: 'Logo berhasil dihapus.' } })
  const { user } = open({ logo: '/uploads/logo/a.png' })

  await user.click(await screen.findByRole('button', { name: 'Hapus logo' }))
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))

  await waitFor(() => expect(server.callsOf('DELETE', '/admin/pengaturan/logo')).toHaveLength(1))
})

test('settings that fail to load are reported', async () => {
  server.on('GET', '/admin/pengaturan', { status: 500, body: {} })
  renderApp(<SettingsPage />, { at: '/admin/pengaturan' })

  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil data pengaturan')
})

test('leaving the settings asks first after a change, and not after saving', async () => {
  server.on('PUT', '/admin/pengaturan', {
    body: { message: 'Pengaturan berhasil disimpan.', data: { ...SETTINGS, namaAkademi: 'Baru' } },
  })
  const { user } = open()
  const warned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await field('Nama akademi')
  expect(warned()).toBe(false)

  await retype(user, 'Nama akademi', 'Baru')
  expect(warned()).toBe(true)
  await save(user)
  await screen.findByRole('alertdialog', { name: 'Berhasil' })
  expect(warned()).toBe(false)
})
