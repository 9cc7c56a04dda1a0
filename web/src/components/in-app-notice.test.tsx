import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InAppNotice } from '@/components/in-app-notice'

afterEach(() => vi.restoreAllMocks())

const within = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

test("inside an app's browser the notice explains where to open the page", () => {
  within('Mozilla/5.0 (Linux; Android 14; wv) Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 350')
  render(<InAppNotice what="Kartu mungkin tidak dapat disimpan" />)
  expect(screen.getByText('Kartu mungkin tidak dapat disimpan di dalam Instagram.')).toBeVisible()
  expect(screen.getByText(/“Buka di Chrome” atau “Buka di browser”/)).toBeVisible()
})

test('an ordinary browser shows no in-app notice', () => {
  within('Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile Safari/537.36')
  const { container } = render(<InAppNotice what="Kartu" />)
  expect(container).toBeEmptyDOMElement()
})
