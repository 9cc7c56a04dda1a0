import { DEMO_PASSWORD, DEMO_PASSWORD_REFUSED } from '@lulus/api/contracts/passwords'
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import LearnerLayout from '@/app/layouts/learner-layout'
import { RequireLogin } from '@/app/guards/require-login'
import ProfilePage from '@/features/profile/pages/profile-page'
import { LEARNER } from '@/testing/accounts'
import {
  fakeApi,
  type FakeApi,
  type RecordedRequest,
  type Answer,
  type Failure,
} from '@/testing/fake-api'
import { fakeCanvas, fakePictures } from '@/testing/fake-pictures'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const PROFILE = { ...LEARNER, email: 'ayu@demo.test', targetSkor: null }

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/users/getAuth', { body: { dataUser: LEARNER } })
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus', nomorWa: null } })
  server.on('GET', '/users/detail-user', { body: PROFILE })
  server.on('GET', '/users/permintaan-hapus', { body: { data: null } })
})

async function open() {
  const view = renderApp(
    <Routes>
      <Route element={<RequireLogin />}>
        <Route element={<LearnerLayout />}>
          <Route path="/profile" element={<ProfilePage />} />
        </Route>
      </Route>
    </Routes>,
    { at: '/profile' }
  )
  await screen.findByRole('heading', { level: 1, name: 'Profile User' })
  return view
}

const saved = (user: Partial<typeof LEARNER> = {}) => ({
  body: { message: 'Profil berhasil diperbarui.', user: { ...LEARNER, ...user } },
})
const refused = (field: string, msg: string): Failure => ({
  status: 422,
  body: { message: msg, error: msg, errors: [{ field, msg }] },
})
/** Like the server with a new phone number or email, which requires the password first. */
const withPassword =
  (answer: Answer<'PUT', '/users/profile'>) =>
  ({ body }: RecordedRequest) =>
    body instanceof FormData && body.has('password')
      ? answer
      : refused('password', 'Masukkan password Anda untuk mengganti nomor HP atau email.')
const sentProfile = () => {
  const { body } = server.callsOf('PUT', '/users/profile').at(-1) ?? {}
  return body instanceof FormData ? Object.fromEntries(body) : null
}
const goOn = () => screen.getByRole('button', { name: 'Lanjutkan' })
const save = () => screen.getByRole('button', { name: 'Simpan Perubahan' })

describe('the own data', () => {
  test("the profile shows the user's data, with the phone number below an empty field for a new one", async () => {
    await open()

    expect(await screen.findByLabelText('Nama')).toHaveValue('Ayu Lestari')
    expect(screen.getByLabelText('Email')).toHaveValue('ayu@demo.test')
    const phone = screen.getByLabelText('Nomor HP')
    expect(phone).toHaveValue('')
    expect(phone).toHaveAttribute('placeholder', 'Nomor baru jika ingin diganti')
    expect(phone).toHaveAccessibleDescription('Nomor sekarang: 0812-0000-0001.')
  })

  test('a profile that fails to load shows an error and can be retried', async () => {
    server.on('GET', '/users/detail-user', { status: 503, body: { message: 'Basis data sibuk.' } })
    const { user } = await open()

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Tidak dapat mengambil data user')
    expect(alert).toHaveTextContent('Basis data sibuk.')
    server.on('GET', '/users/detail-user', { body: PROFILE })
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByLabelText('Nama')).toHaveValue('Ayu Lestari')
  })
})

describe('saving', () => {
  test('a new name needs no password, and the whole app shows it', async () => {
    server.on('PUT', '/users/profile', saved({ nama: 'Ayu Pratiwi' }))
    const { user } = await open()

    await user.clear(await screen.findByLabelText('Nama'))
    await user.type(screen.getByLabelText('Nama'), 'Ayu Pratiwi')
    await user.type(screen.getByLabelText('Target skor'), '550')
    await user.click(save())

    expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toHaveTextContent(
      'Profil berhasil diperbarui.'
    )
    expect(sentProfile()).toEqual({
      nohp: '081200000001',
      nama: 'Ayu Pratiwi',
      targetSkor: '550',
      email: 'ayu@demo.test',
    })
    expect(screen.getByText('Ayu Pratiwi', { selector: 'button *' })).toBeInTheDocument()
  })

  test('a new phone number asks for the password and sends it', async () => {
    server.on('PUT', '/users/profile', withPassword(saved({ nohp: '081299990000' })))
    const { user } = await open()

    await user.type(await screen.findByLabelText('Nomor HP'), '+62 812-9999-0000')
    expect(screen.getByText('Akan diganti menjadi 0812-9999-0000.')).toBeInTheDocument()
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Masukkan password Anda' })
    expect(within(dialog).getByLabelText('Password')).not.toHaveAccessibleDescription()
    await user.type(within(dialog).getByLabelText('Password'), 'demo-12345')
    await user.click(goOn())

    expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toBeInTheDocument()
    expect(sentProfile()).toMatchObject({ newNohp: '+62 812-9999-0000', password: 'demo-12345' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test("a wrong password is reported in the profile's password dialog", async () => {
    server.on('PUT', '/users/profile', withPassword(refused('password', 'Password salah.')))
    const { user } = await open()

    await user.type(await screen.findByLabelText('Email'), '.id')
    await user.click(save())
    const field = within(await screen.findByRole('dialog')).getByLabelText('Password')
    await user.type(field, 'salah')
    await user.click(goOn())

    await waitFor(() => expect(field).toHaveAccessibleDescription('Password salah.'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('a refused profile is shown in a dialog and at its field', async () => {
    server.on('PUT', '/users/profile', withPassword(refused('email', 'Email sudah terdaftar.')))
    const { user } = await open()

    await user.type(await screen.findByLabelText('Email'), '.id')
    await user.click(save())
    await user.type(
      within(await screen.findByRole('dialog')).getByLabelText('Password'),
      'demo-12345'
    )
    await user.click(goOn())

    expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(
      'Email sudah terdaftar.'
    )
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email sudah terdaftar.')
  })

  test('invalid profile fields are reported before the password is requested', async () => {
    server.on('PUT', '/users/profile', refused('email', 'Email tidak valid.'))
    const { user } = await open()

    await user.type(await screen.findByLabelText('Email'), '@')
    await user.click(save())

    expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(
      'Email tidak valid.'
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  })

  test('a profile failure without a message shows the app’s own', async () => {
    server.on('PUT', '/users/profile', { status: 500 })
    const { user } = await open()

    await screen.findByLabelText('Nama')
    await user.click(save())

    expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(
      'Terjadi kesalahan saat menyimpan perubahan.'
    )
  })

  test('a profile photo is shown at once and sent as a JPEG', async () => {
    fakePictures()
    fakeCanvas()
    server.on('PUT', '/users/profile', saved({ profilePic: '/uploads/profile/x.jpg' }))
    const { user } = await open()

    await user.upload(
      await screen.findByLabelText('Ubah Foto'),
      new File(['x'], 'saya.gif', { type: 'image/gif' })
    )
    expect(await screen.findByText(/^Foto baru tersimpan setelah/)).toBeInTheDocument()
    await user.click(save())

    await screen.findByRole('alertdialog', { name: 'Berhasil' })
    const photo = sentProfile()?.profilePic
    expect(photo).toBeInstanceOf(File)
    expect(photo).toMatchObject({ name: 'saya.jpg', type: 'image/jpeg' })
  })

  test('a profile photo that is not a picture is refused', async () => {
    const { user } = await open()
    await user.upload(
      await screen.findByLabelText('Ubah Foto'),
      new File(['x'], 'saya.jpg', { type: 'image/jpeg' })
    )

    expect(
      await screen.findByText('Gambar tidak dapat dibaca. Silakan pilih file lain.')
    ).toBeInTheDocument()
  })
})

describe('the password', () => {
  async function openDialog() {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Ubah Password' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah Password' }))
    return {
      user,
      old: dialog.getByLabelText('Password Lama'),
      next: dialog.getByLabelText('Password Baru'),
      submit: dialog.getByRole('button', { name: 'Simpan Password' }),
      dialog,
    }
  }
  const calls = () => server.callsOf('PUT', '/users/update-password')

  test('changing the password requires the old and the new one', async () => {
    const { user, old, submit } = await openDialog()

    await user.type(old, 'demo-12345')
    await user.click(submit)

    expect(await screen.findByRole('alertdialog', { name: 'Lengkapi Data' })).toHaveTextContent(
      'Harap isi password lama dan baru.'
    )
    expect(calls()).toEqual([])
  })

  test('the new password needs at least 8 characters', async () => {
    const { user, old, next, submit } = await openDialog()

    await user.type(old, 'demo-12345')
    await user.type(next, '1234567')
    await user.click(submit)

    expect(
      await screen.findByRole('alertdialog', { name: 'Password Terlalu Pendek' })
    ).toHaveTextContent('Password baru minimal 8 karakter.')
    expect(calls()).toEqual([])
  })

  test('the new password must not be the published demo password', async () => {
    const { user, old, next, submit } = await openDialog()

    await user.type(old, 'rahasia-123')
    await user.type(next, DEMO_PASSWORD)
    expect(next).toHaveAccessibleDescription(expect.stringContaining(DEMO_PASSWORD_REFUSED))
    await user.click(submit)

    expect(
      await screen.findByRole('alertdialog', { name: 'Password Tidak Aman' })
    ).toHaveTextContent(DEMO_PASSWORD_REFUSED)
    expect(calls()).toEqual([])
  })

  test('the password is changed, and the dialog closes', async () => {
    server.on('PUT', '/users/update-password', { body: { message: 'ok' } })
    const { user, old, next, submit } = await openDialog()

    await user.type(old, 'demo-12345')
    await user.type(next, 'baru-67890')
    await user.click(submit)

    expect(await screen.findByRole('alertdialog', { name: 'Berhasil!' })).toHaveTextContent(
      'Password berhasil diperbarui.'
    )
    expect(calls()[0]?.body).toEqual({
      nohp: '081200000001',
      oldPassword: 'demo-12345',
      newPassword: 'baru-67890',
    })
    expect(screen.queryByRole('dialog', { name: 'Ubah Password' })).toBeNull()
  })

  test.each<[Failure, string]>([
    [refused('oldPassword', 'Password lama salah.'), 'Password lama salah.'],
    [{ status: 500 }, 'Terjadi kesalahan saat memperbarui password.'],
  ])('a refused password stays in the form', async (answer, sentence) => {
    server.on('PUT', '/users/update-password', answer)
    const { user, old, next, submit } = await openDialog()

    await user.type(old, 'salah')
    await user.type(next, 'baru-67890')
    await user.click(submit)

    expect(await screen.findByRole('alertdialog', { name: 'Gagal' })).toHaveTextContent(sentence)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(old).toHaveValue('salah')
  })

  test('the password can be shown in both fields', async () => {
    const { user, old, next, dialog } = await openDialog()

    await user.click(dialog.getByRole('button', { name: 'Tampilkan password baru' }))

    expect(next).toHaveAttribute('type', 'text')
    expect(old).toHaveAttribute('type', 'password')
  })
})
