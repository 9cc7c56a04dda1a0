import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { preloadable, useCodeOf } from '@/app/preloadable'

function Greeting({ name }: { name: string }) {
  const [first] = useState(name)
  return <p>{`Halo ${name}, semula ${first}`}</p>
}

function setUp() {
  const load = vi.fn(() => Promise.resolve({ default: Greeting }))
  const Part = preloadable(load)
  const show = (name: string) => (
    <Suspense fallback="Memuat…">
      <Part name={name} />
    </Suspense>
  )
  return { load, Part, show }
}

test('its code comes when it is first drawn', async () => {
  const { load, show } = setUp()
  render(show('Ayu'))
  expect(screen.getByText('Memuat…')).toBeInTheDocument()
  expect(await screen.findByText('Halo Ayu, semula Ayu')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

test('with its code there it is drawn at once', async () => {
  const { Part, show } = setUp()
  await Part.preload()
  render(show('Ayu'))
  expect(screen.getByText('Halo Ayu, semula Ayu')).toBeInTheDocument()
})

test('code that comes while it stands does not start it anew', async () => {
  const { Part, show } = setUp()
  const { rerender } = render(show('Ayu'))
  await screen.findByText('Halo Ayu, semula Ayu')
  await Part.preload()
  rerender(show('Budi'))
  expect(screen.getByText('Halo Budi, semula Ayu')).toBeInTheDocument()
})

test('code that can not be had is told to who asked for it', async () => {
  const Part = preloadable<object>(() => Promise.reject(new Error('offline')))
  await expect(Part.preload()).rejects.toThrow('offline')
})

describe('code that the app can do without', () => {
  test('is fetched when it is wanted, and not before', async () => {
    const { load, Part } = setUp()
    const { result, rerender } = renderHook(({ isWanted }) => useCodeOf(Part, isWanted), {
      initialProps: { isWanted: false },
    })
    expect(load).not.toHaveBeenCalled()
    rerender({ isWanted: true })
    await waitFor(() => expect(result.current).toBe(true))
    expect(load).toHaveBeenCalledOnce()
  })

  test('takes nothing else with it when it can not be had', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const Part = preloadable<object>(() => Promise.reject(new Error('offline')))
    const { result } = renderHook(() => useCodeOf(Part, true))
    await waitFor(() => expect(warn).toHaveBeenCalledOnce())
    expect(result.current).toBe(false)
  })
})
