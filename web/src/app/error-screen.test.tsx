import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorScreen } from '@/app/error-screen'

function Broken(): never {
  throw new Error('broken')
}

let log: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const UNREACHABLE: RouteObject = {
  path: '/',
  lazy: () => Promise.reject(new Error('broken')),
}

test.each<[string, RouteObject]>([
  ['that fails', { path: '/', element: <Broken /> }],
  ['whose code can not be fetched', UNREACHABLE],
])('a screen %s shows an explanation with a way out', async (_, route) => {
  const router = createMemoryRouter([
    {
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: null,
      children: [route],
    },
  ])
  render(<RouterProvider router={router} />)

  expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeInTheDocument()
  expect(
    screen.getByText("We couldn't process your request. Please try again later.")
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument()
  // It is logged after the screen is rendered.
  await waitFor(() => expect(log).toHaveBeenCalled())
})

describe('a screen that cannot be fetched', () => {
  const assign = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', {
      ...window.location,
      href: 'http://localhost:3333/paketsoal',
      assign,
    })
    assign.mockReset()
  })
  afterEach(() => vi.useRealTimers())

  async function openAway() {
    const router = createMemoryRouter([
      {
        errorElement: <ErrorScreen />,
        hydrateFallbackElement: null,
        children: [
          {
            path: '/',
            lazy: () =>
              Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
          },
        ],
      },
    ])
    render(<RouterProvider router={router} />)
    await act(() => vi.advanceTimersByTimeAsync(0))
  }

  test('a screen that cannot be fetched shows so, and opens when the server is back', async () => {
    const health = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', health)
    await openAway()
    expect(screen.getByRole('heading')).toHaveTextContent('Tidak dapat terhubung ke server')
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(health).toHaveBeenCalledTimes(2)
    expect(assign).not.toHaveBeenCalled()

    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(assign).toHaveBeenCalledWith('http://localhost:3333/paketsoal')
  })

  test('a screen missing from a running server does not cause endless reloads', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(2_000)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
    await openAway()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(screen.getByRole('heading')).toHaveTextContent('Something went wrong!')
    expect(assign).not.toHaveBeenCalled()
  })
})
