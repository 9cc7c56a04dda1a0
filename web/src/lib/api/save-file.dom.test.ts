import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '@/lib/api/save-file'

const WHATSAPP =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 WhatsApp/2.24'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'

const pdf = new Blob(['%PDF'], { type: 'application/pdf' })
const CERTIFICATE = { blob: pdf, name: 'Sertifikat.pdf', url: '/api/users/certificate/7' }

let pressed: { href: string | null; download: string | null }[]

beforeEach(() => {
  pressed = []
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: vi.fn() })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    pressed.push({ href: this.getAttribute('href'), download: this.getAttribute('download') })
  })
})

afterEach(() => vi.unstubAllGlobals())

const within = (userAgent: string, more: object = {}) =>
  vi.stubGlobal('navigator', { userAgent, ...more })

test('a browser saves the fetched file', () => {
  within(DESKTOP)
  saveFile(CERTIFICATE)
  expect(pressed).toEqual([{ href: 'blob:file', download: 'Sertifikat.pdf' }])
})

test.each([WHATSAPP, IPHONE])(
  "in an app's browser the server sends the file as an attachment: %s",
  (userAgent) => {
    within(userAgent)
    saveFile(CERTIFICATE)
    expect(pressed).toEqual([{ href: '/api/users/certificate/7', download: null }])
  }
)

test("in an app's browser a file that only the page has goes to the system’s share sheet", () => {
  const share = vi.fn(() => Promise.resolve())
  within(WHATSAPP, { canShare: () => true, share })
  saveFile({ blob: pdf, name: 'Kartu.pdf' })
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'Kartu.pdf' })] })
  expect(pressed).toEqual([])
})

test('without a share sheet the file is saved as in any browser', () => {
  within(WHATSAPP)
  saveFile({ blob: pdf, name: 'Kartu.pdf' })
  expect(pressed).toEqual([{ href: 'blob:file', download: 'Kartu.pdf' }])
})
