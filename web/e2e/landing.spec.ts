import { expect, test, type Page } from '@playwright/test'
import { expectReflow, SIZES } from './support/accessible.ts'
import { LIMITS } from './support/limits.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const SECTIONS = [
  ['Testimoni', 'testimoni'],
  ['Kursus', 'daftar'],
  ['Berlangganan', 'berlangganan'],
  ['Fasilitas', 'fasilitas'],
  ['Profil', 'profile'],
] as const

const bar = (page: Page, isPhone = true) =>
  page.getByRole('navigation', { name: isPhone ? 'Bagian halaman' : 'Utama' })

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })
    const isPhone = viewport.width < 768

    test("the landing page's bar scrolls to its sections", async ({ page }) => {
      await page.goto('/')

      for (const [label, id] of SECTIONS) {
        if (isPhone) await page.getByRole('button', { name: 'Buka navigasi' }).click()
        await bar(page, isPhone).getByRole('link', { name: label, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`#${id}$`))
        if (isPhone) await expect(bar(page, isPhone)).toBeHidden()
        await expect(async () => {
          const box = await page.locator(`#${id}`).boundingBox()
          expect(box?.y).toBeGreaterThanOrEqual(0)
          expect(box?.y).toBeLessThan(120)
        }).toPass()
      }
    })

    test('an address with a section opens at that section', async ({ page }) => {
      await page.goto('/#testimoni')

      await expect(
        page.getByRole('heading', { name: 'Kata mereka yang sudah belajar' })
      ).toBeInViewport()
    })

    test('with reduced motion all testimonials and pictures are shown without moving', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/#testimoni')

      await expect(page.getByText('Peserta Contoh 8')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Hentikan gerakan' })).toBeHidden()
      const pictures = page.getByRole('img', { name: /^(Contoh|Ilustrasi) / })
      await expect(pictures).toHaveCount(8)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('naturalWidth', 800)
      }
      await expectReflow(page)
    })
  })
}

test('a visitor tries the Mini Test without an account, up to its result', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Coba Mini Test gratis' }).click()
  await expect(page.getByRole('heading', { name: 'MINI TEST TOEFL' })).toBeVisible()
  await page.getByRole('link', { name: 'Mulai Mini Test TOEFL' }).click()
  await expect(page.getByRole('heading', { name: /^Nomor 1/ })).toBeVisible()
  await page.goto('/finish')
  await expect(page.getByRole('heading', { name: /^Selamat/ })).toBeVisible()
  await page.getByRole('link', { name: 'Daftar gratis' }).click()
  await page.waitForURL('**/register')
})

test("the landing page's bar keeps each entry on one line with a long academy name", async ({
  page,
}) => {
  await page.route('**/api/pengaturan', async (route) => {
    const settings: object = await (await route.fetch()).json()
    const namaAkademi = 'Lembaga Bahasa Cendekia Nusantara Raya'
    await route.fulfill({ json: { ...settings, namaAkademi } })
  })
  await page.setViewportSize({ width: 1280, height: 768 })
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Lembaga Bahasa/ })).toBeVisible()

  const entry = page.getByRole('button', { name: 'Simulasi TOEFL', exact: true })
  const lines = await entry.evaluate((button) => {
    const text = document.createRange()
    text.selectNodeContents(button.firstChild ?? button)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('the simulation menu opens by pointing and by keyboard, and links to the packages', async ({
  page,
}) => {
  // From this width on there is a dropdown instead of a list behind the button.
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const trigger = page.getByRole('button', { name: 'Simulasi TOEFL', exact: true })

  await trigger.hover()
  await expect(page.getByRole('menuitem')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await page.mouse.move(10, 500)
  await trigger.hover()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.mouse.move(10, 500)
  await expect(page.getByRole('menu')).toBeHidden()

  await trigger.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.type('paket f')
  await expect(page.getByRole('menuitem', { name: 'Paket F ITP Level' })).toBeFocused()
  await page.keyboard.press('Enter')
  // Only users see the packages, and the guard remembers the visitor's destination.
  await page.waitForURL('**/login')
})

test('the testimonials move in opposite directions while visible, and can be stopped', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('#testimoni')
  const offsets = () =>
    section
      .locator('div:has(> ul)')
      .evaluateAll((columns) => columns.map((column) => column.scrollTop))
  await expect(section).toBeAttached()
  await page.waitForTimeout(300)
  expect(await offsets()).toEqual([0, 0])

  await section.scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Testimoni', exact: true }).click()
  await expect.poll(async () => (await offsets())[0]).toBeGreaterThan(5)
  const [up = 0, down = 0] = await offsets()
  await page.waitForTimeout(300)
  const [laterUp = 0, laterDown = 0] = await offsets()
  expect(laterUp).toBeGreaterThan(up)
  expect(laterDown).toBeLessThan(down)

  await page.getByRole('button', { name: 'Hentikan gerakan' }).click()
  const stopped = await offsets()
  await page.waitForTimeout(300)
  expect(await offsets()).toEqual(stopped)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  test("on a phone the bar's menu lists the ten packages and links to them", async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: /^(Buka|Tutup) navigasi$/ })
    // A tap before the app has started does nothing.
    await expect(async () => {
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.tap()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: LIMITS.oneTry })
    }).toPass()
    const packages = bar(page).getByRole('link', { name: /^Paket [A-G] / })
    await expect(packages).toHaveCount(0)
    await bar(page).getByText('Simulasi TOEFL', { exact: true }).tap()
    await expect(packages).toHaveCount(10)
    await page.getByRole('button', { name: 'Tutup navigasi' }).tap()
    await expect(bar(page)).toBeHidden()

    await toggle.tap()
    await bar(page).getByText('Simulasi TOEFL', { exact: true }).tap()
    await packages.filter({ hasText: 'Paket F ITP Level' }).tap()
    await page.waitForURL('**/login')
  })

  test('on a phone the testimonials are side by side, and move only by hand and by keys', async ({
    page,
  }) => {
    await page.goto('/#testimoni')
    const row = page.getByRole('region', { name: 'Testimoni, gulir ke samping' })
    const offset = () => row.evaluate((element) => element.scrollLeft)
    const last = row.getByText('Peserta Contoh 8')
    await expect(row).toBeInViewport()
    await expect(last).not.toBeInViewport()
    await page.waitForTimeout(300)
    expect(await offset()).toBe(0)
    await expect(page.getByRole('button', { name: 'Hentikan gerakan' })).toBeHidden()

    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(offset).toBeGreaterThan(200)
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expectReflow(page)
  })
})
