import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import PublicLayout from '@/app/layouts/public-layout'
import LandingPage from '@/features/landing/pages/landing-page'
import { LEARNER, NO_SESSION } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi
const scrollIntoView = vi.fn()

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/users/getAuth', NO_SESSION)
  server.on('GET', '/pengaturan', { body: SETTINGS })
  server.on('GET', '/harga-paket', {
    body: {
      data: [
        { level: 'prediction', harga: 20_000 },
        { level: 'itp', harga: null },
      ],
    },
  })
  window.history.replaceState(null, '', '/')
  Element.prototype.scrollIntoView = scrollIntoView
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

function open() {
  return renderApp(
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="/" element={<LandingPage />} />
      </Route>
    </Routes>,
    { at: '/' }
  )
}

const CHAT = 'WhatsApp +6281200000000(membuka tab baru)'
const IDS = ['daftar', 'fasilitas', 'profile', 'testimoni', 'berlangganan']
const shownIds = () => IDS.filter((id) => document.getElementById(id))
const anchors = () =>
  screen.getAllByRole('link').flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    return href.startsWith('#') && !['#isi', '#harga'].includes(href) ? [href.slice(1)] : []
  })

describe('the landing page', () => {
  test('the landing page has its sections, and the bar links to each of them', async () => {
    open()

    // The code of both loads separately from the page.
    await waitFor(() => expect(shownIds()).toEqual(IDS))
    await waitFor(() => expect(anchors()).toEqual(IDS))
  })

  test('the landing page offers the course and opens the chat with a prepared message', async () => {
    open()

    expect(await screen.findByRole('heading', { name: 'Kelas Malam TOEFL' })).toBeInTheDocument()
    expect(screen.getByText('Kelas daring.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '20 pertemuan' })).toBeInTheDocument()
    expect(screen.getByText('masing-masing 90 menit')).toBeInTheDocument()
    const register = screen.getByRole('link', { name: /^Daftar Kursus/ })
    expect(register).toHaveAttribute(
      'href',
      'https://wa.me/6281200000000?text=Halo%20Admin%2C%20saya%20mau%20daftar%20%26%20tanya%20jadwal.'
    )
    expect(register).toHaveAttribute('target', '_blank')
  })

  test('the landing page shows five reasons and links to the simulation', async () => {
    open()

    const reasons = await screen.findByRole('region', {
      name: 'Lima alasan belajar bersama Cendekia',
    })
    expect(reasons.querySelectorAll('li')).toHaveLength(5)
    for (const link of await screen.findAllByRole('link', { name: 'Mulai Simulasi TOEFL' })) {
      expect(link).toHaveAttribute('href', '/paketsoal')
    }
  })

  test('the landing page leads to the free Mini Test first, and shows the product itself', async () => {
    open()

    const links = within(await screen.findByRole('main')).getAllByRole('link')
    expect(links[0]).toHaveTextContent('Coba Mini Test gratis · 20 soal')
    expect(links[0]).toHaveAttribute('href', '/mini-test')
    const pictures = await screen.findAllByRole('img', { name: /^(Layar|Hasil|Sesi|Peta|Halaman)/ })
    await waitFor(() =>
      expect(screen.getAllByRole('img', { name: /^(Layar|Hasil|Sesi|Peta|Halaman)/ })).toHaveLength(
        5
      )
    )
    for (const picture of pictures) expect(picture).toHaveAttribute('width')
    expect(await screen.findByText('Apakah skornya resmi?')).toBeVisible()
  })

  test("the landing page links to the channel's membership outside the app", async () => {
    open()

    expect(await screen.findByRole('link', { name: /^Berlangganan Sekarang/ })).toHaveAttribute(
      'href',
      'https://video.test/cendekia/join'
    )
  })

  test('the landing page shows what a simulation costs', async () => {
    open()

    const prices = await screen.findByRole('region', { name: 'Harga simulasi' })
    await waitFor(() => expect(prices).toHaveTextContent('Prediction Levelmulai Rp 20.000'))
    expect(prices).toHaveTextContent('ITP LevelComing Soon')
    expect(screen.getByRole('link', { name: 'Lihat paket · mulai Rp 20.000' })).toHaveAttribute(
      'href',
      `#${prices.id}`
    )
  })

  test('the landing page keeps the anchors of missing settings, with what will come there', async () => {
    server.on('GET', '/pengaturan', {
      body: {
        ...SETTINGS,
        nomorWa: null,
        linkChannel: null,
        testimoni: [],
        kursus: { ...SETTINGS.kursus, teks: 'Kelas daring.' },
      },
    })
    open()

    await waitFor(() => expect(shownIds()).toEqual(IDS))
    await waitFor(() => expect(anchors()).toEqual(IDS))
    for (const text of [
      /^Tanyakan kepada admin/,
      /^Cerita peserta kelas dan simulasi kami akan/,
      /^Channel video kami sedang disiapkan/,
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument()
    }
    expect(screen.queryByRole('link', { name: /Daftar Kursus|Berlangganan Sekarang/ })).toBeNull()
  })

  test('the landing page works without the settings', async () => {
    server.on('GET', '/pengaturan', { status: 500 })
    open()

    expect(
      await screen.findByRole('heading', { name: 'Kursus Intensif TOEFL ITP' })
    ).toBeInTheDocument()
    expect(await screen.findAllByRole('link', { name: 'Mulai Simulasi TOEFL' })).not.toHaveLength(0)
  })

  test.each([
    ['a visitor', NO_SESSION, ['Paket soal', 'Mini Test', 'Login', CHAT]],
    ['a user', { body: { dataUser: LEARNER } }, ['Paket soal', 'Mini Test', 'Profile User', CHAT]],
  ])('the landing page shows %s the right links at its end', async (_, answer, labels) => {
    server.on('GET', '/users/getAuth', answer)
    open()

    const footer = within(await screen.findByRole('contentinfo'))
    await waitFor(() =>
      expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual(labels)
    )
  })

  test("on a phone a button opens the bar's menu, and choosing, Esc or a press outside closes it", async () => {
    const { user } = open()
    const toggle = await screen.findByRole('button', { name: 'Buka navigasi' })
    const packages = () => screen.queryByRole('link', { name: 'Paket G ITP Level', hidden: true })

    await user.click(toggle)
    expect(packages()).toHaveAttribute('href', '/paketsoal')
    await user.keyboard('{Escape}')
    expect(packages()).toBeNull()
    await user.click(toggle)
    await user.click(screen.getAllByRole('heading')[0] as HTMLElement)
    expect(packages()).toBeNull()
    await user.click(toggle)
    await user.click(screen.getAllByRole('link', { name: 'Fasilitas' }).at(-1) as HTMLElement)
    expect(packages()).toBeNull()
  })

  test('the landing page scrolls to the section in the address when it is loaded', async () => {
    window.history.replaceState(null, '', '/#fasilitas')
    open()

    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled())
    expect(scrollIntoView.mock.contexts[0]).toBe(document.getElementById('fasilitas'))
  })
})
