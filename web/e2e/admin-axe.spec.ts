import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectClean, expectNoBarriersAt, expectReflow, SIZES } from './support/accessible.ts'
import { sitExam } from './support/attempts.ts'
import { ADMIN } from './support/environment.ts'
import { scheduleEvent } from './support/events.ts'
import { expectFocusWithin } from './support/keyboard.ts'
import { pay } from './support/payments.ts'
import { browserOf, register, send, signIn, signUp, newAccount } from './support/people.ts'
import { confirmAdminPassword } from './support/password.ts'
import { LIMITS } from './support/limits.ts'

/** The demo's complete package and its empty one. */
const FULL = 1
const EMPTY = 2
const packages = '/admin/soal-simulasi'

let page: Page

test.beforeEach(async ({ browser }) => {
  page = await browserOf(browser, ADMIN)
})

test.afterEach(() => page.context().close())

/** Opens an address and waits until its content is loaded. */
async function open(path: string, title: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByText(/^Memuat/)).toHaveCount(0)
}

/** Leaves a laptop's size, in which the next screen opens. */
async function expectCleanInEverySize() {
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size)
    await expectClean(page)
    await expectReflow(page)
  }
}

const SCREENS: readonly [path: string, title: string][] = [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/payments', 'Pembayaran'],
  ['/admin/payments?search=tidak+ada', 'Pembayaran'],
  ['/admin/riwayat-ujian', 'Riwayat Simulasi'],
  ['/admin/jawaban-terlambat', 'Jawaban Terlambat'],
  ['/admin/data-user', 'Data User'],
  ['/admin/data-user?limit=-1', 'Data User'],
  ['/admin/staf', 'Staf'],
  ['/admin/kelas', 'Kelas'],
  ['/admin/lab', 'Lab'],
  ['/admin/jadwal?search=tidak+ada', 'Jadwal Ujian'],
  ['/admin/audit-log', 'Audit Log'],
  ['/admin/pengaturan', 'Pengaturan'],
  [packages, 'Soal Simulasi'],
  [`${packages}/add`, 'Tambah Paket Soal'],
  [`${packages}/edit/${EMPTY}`, 'Edit Paket'],
  [`${packages}/add-soal/${EMPTY}`, 'Tambah Soal'],
  ...(['listening', 'structure', 'written', 'reading'] as const).flatMap(
    (section): [string, string][] => {
      const title = { written: 'Written Expression' }[section as string] ?? capitalized(section)
      return [
        [`${packages}/soal-${section}/${FULL}`, `Soal ${title}`],
        [`${packages}/soal-${section}/${EMPTY}`, `Soal ${title}`],
        [`${packages}/add-soal-${section}/${EMPTY}`, `Tambah Soal ${title}`],
      ]
    }
  ),
  [`${packages}/pratinjau/${FULL}`, 'Lihat sebagai peserta'],
  ...[1, 31, 51, 52, 67, 68, 93, 94].map((at): [string, string] => [
    `${packages}/pratinjau/${FULL}?page=${at}`,
    'Lihat sebagai peserta',
  ]),
  [`${packages}/pratinjau/${EMPTY}`, 'Lihat sebagai peserta'],
]

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

for (const [path, title] of SCREENS) {
  test(`${path} is accessible and fits a phone`, async () => {
    await open(path, title)
    await expectCleanInEverySize()
  })
}

test('the forms of stored questions are accessible and fit a phone', async () => {
  for (const [section, title] of [
    ['listening', 'Listening'],
    ['structure', 'Structure'],
    ['written', 'Written Expression'],
    ['reading', 'Reading'],
  ] as const) {
    await open(`${packages}/soal-${section}/${FULL}`, `Soal ${title}`)
    await page
      .getByRole('link', { name: /^Edit soal nomor/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Simpan Soal' })).toBeVisible()
    await expectCleanInEverySize()
  }
})

test('the screens of an exam event and its results have no accessibility barriers', async ({
  context,
}) => {
  const { nama, nohp } = await signUp(context)
  const admin = page.context()
  const name = `XII IPA ${nohp}`
  const { id: classId } = await send<{ id: number }>(admin, 'POST', '/admin/kelas', { nama: name })
  const daftar = `Nama,Nomor HP\n${nama},${nohp}\nBudi,${newAccount().nohp}`
  await send(admin, 'POST', `/admin/kelas/${classId}/peserta`, { daftar })
  const event = `Ujian ${name}`
  const id = await scheduleEvent(page, { name: event, learners: [], classes: [classId] })

  await expectNoBarriersAt(page, '/admin/jadwal', 'Jadwal Ujian')
  await expect(page.getByRole('row', { name: event })).toBeVisible()
  await expectNoBarriersAt(page, `/admin/jadwal/edit/${id}`, 'Ubah Jadwal Ujian')
  await expect(page.getByLabel('Nama Ujian')).toHaveValue(event)

  await send(context, 'POST', `/jadwal/${id}/masuk`)
  await send(admin, 'POST', `/admin/jadwal/${id}/mulai`)
  await sitExam(context, { nohp, paketId: FULL })
  await expectNoBarriersAt(page, `/admin/jadwal/edit/${id}`, 'Ubah Jadwal Ujian')
  await expect(page.getByText('tidak dapat diubah')).toBeVisible()
  await expectNoBarriersAt(page, '/admin/hasil-kelas', 'Hasil Kelas')
  await expect(page.getByRole('table', { name: 'Daftar Jadwal Ujian' })).toContainText(event)
  const results = `/admin/hasil-kelas/ujian/${id}?kelas=${classId}`
  await expectNoBarriersAt(page, results, `Hasil ${event}`)
  await expect(page.getByText('1 dari 2 peserta sudah ada hasil.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buat Tautan' })).toBeVisible()
})

/** A learner whose payment waits for a decision. */
async function payer(browser: Browser) {
  const context = await browser.newContext()
  const account = { ...newAccount(), nama: `Menunggu ${process.pid}` }
  await register(context, account)
  await signIn(context, { identifier: account.email, password: account.password })
  await pay(context)
  await context.close()
  return account
}

interface Step {
  title: string
  path: string
  press: (page: Page) => Promise<void>
  dialog: string | RegExp
}

const button = (name: string | RegExp) => (at: Page) =>
  at
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

const stepsFor = (nohp: string): Step[] => [
  {
    title: 'proof',
    path: `/admin/payments?search=${nohp}`,
    press: button('Lihat'),
    dialog: /^Bukti pembayaran/,
  },
  {
    title: 'rejection without a reason',
    path: `/admin/payments?search=${nohp}`,
    async press(at) {
      await button('Tolak')(at)
      await expectFocusWithin(at.getByRole('dialog', { name: 'Tolak pembayaran' }))
      await expectClean(at)
      await button('Tolak Pembayaran')(at)
    },
    dialog: 'Dibatalkan',
  },
  {
    title: 'confirmation',
    path: `/admin/payments?search=${nohp}`,
    press: button('Konfirmasi'),
    dialog: 'Konfirmasi pembayaran ini?',
  },
  {
    title: 'reset code',
    path: `/admin/data-user?search=${nohp}`,
    async press(at) {
      await confirmAdminPassword(at)
      await button('Kode reset password')(at)
      await expectClean(at)
      await button('Buat Kode')(at)
    },
    dialog: 'Kode reset password',
  },
  {
    title: 'unlocking',
    path: `/admin/data-user?search=${nohp}`,
    press: button('Buka kunci login'),
    dialog: 'Buka kunci login?',
  },
  {
    title: 'access for one learner',
    path: `/admin/data-user?search=${nohp}`,
    async press(at) {
      await button('Tindakan lain')(at)
      await at.getByRole('menuitem', { name: 'Beri akses' }).click()
      await expect(at.getByText('Belum ada.')).toBeVisible()
    },
    dialog: 'Beri akses',
  },
  {
    title: 'a new lab',
    path: '/admin/lab',
    press: button('Daftarkan Lab'),
    dialog: 'Daftarkan lab',
  },
  {
    title: 'the key of a lab',
    path: '/admin/lab',
    async press(at) {
      await confirmAdminPassword(at)
      await button('Daftarkan Lab')(at)
      await at.getByLabel('Nama Lab').fill(`Lab ${Date.now()}`)
      await button('Daftarkan')(at)
    },
    dialog: 'Kunci lab',
  },
  {
    title: 'deletion of a package',
    path: packages,
    press: button('Hapus'),
    dialog: 'Yakin ingin menghapus paket ini?',
  },
  {
    title: 'an incomplete package',
    path: `${packages}/edit/${EMPTY}`,
    async press(at) {
      await at.getByLabel('Status').selectOption('siap')
      await button('Simpan Perubahan')(at)
    },
    dialog: 'Paket belum lengkap',
  },
  {
    title: 'leaving a form',
    path: `${packages}/add`,
    async press(at) {
      await at.getByLabel('Nama Paket').fill('Paket')
      await at.getByRole('link', { name: 'Batal' }).click()
    },
    dialog: 'Tinggalkan halaman ini?',
  },
  {
    title: 'empty fields',
    path: `${packages}/add-soal-structure/${EMPTY}`,
    press: button('Simpan Soal'),
    dialog: 'Gagal',
  },
  {
    title: 'preview of a question',
    path: `${packages}/soal-reading/${FULL}`,
    press: button(/^Lihat soal nomor 1 sebagai peserta/),
    dialog: 'Lihat sebagai peserta',
  },
  {
    title: 'deletion of a question',
    path: `${packages}/soal-structure/${FULL}`,
    press: button(/^Hapus soal nomor/),
    dialog: 'Yakin ingin menghapus soal ini?',
  },
  {
    title: 'a new passage',
    path: `${packages}/add-soal-reading/${EMPTY}`,
    press: button('Tambah Soal'),
    dialog: 'Tambah Question Reading',
  },
  {
    title: 'a stored passage',
    path: `${packages}/add-soal-reading/${FULL}`,
    press: button(/^Edit/),
    dialog: 'Edit Question Reading',
  },
  {
    title: 'closing a half-filled passage',
    path: `${packages}/add-soal-reading/${EMPTY}`,
    async press(at) {
      await button('Tambah Soal')(at)
      await at.getByLabel('Nama').fill('Honeybees')
      await at.keyboard.press('Escape')
    },
    dialog: 'Tutup tanpa menyimpan?',
  },
]

for (const size of SIZES) {
  test(`the dialogs are accessible at ${size.width} × ${size.height}`, async ({ browser }) => {
    test.setTimeout(LIMITS.longJourney)
    await page.setViewportSize(size)
    const { nohp } = await payer(browser)
    for (const { title, path, press, dialog } of stepsFor(nohp)) {
      await test.step(title, async () => {
        await page.goto(path)
        await press(page)
        const shown = page
          .getByRole('dialog', { name: dialog })
          .or(page.getByRole('alertdialog', { name: dialog }))
        await expect(shown.first()).toBeVisible()
        await expectFocusWithin(shown.first())
        await expectClean(page)
        await expectReflow(page)
      })
    }
  })

  test(`the menus are accessible at ${size.width} × ${size.height}`, async () => {
    await page.setViewportSize(size)
    await open('/admin/dashboard', 'Dashboard')
    await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expectClean(page, ['region'])
    await page.keyboard.press('Escape')
    const opener = page.getByRole('button', { name: 'Buka navigasi' })
    if (await opener.isVisible()) {
      await opener.click()
      await expectFocusWithin(page.getByRole('dialog', { name: 'Navigasi' }))
      await expectClean(page)
    }
  })
}
