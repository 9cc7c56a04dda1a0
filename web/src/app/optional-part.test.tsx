import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { optionalPart } from '@/app/optional-part'

test('an optional part fetches its code when it is first rendered', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>Halo</p> }))
  const Part = optionalPart(load)
  expect(load).not.toHaveBeenCalled()
  render(
    <Suspense>
      <Part />
    </Suspense>
  )
  expect(await screen.findByText('Halo')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

test('an optional part that cannot be fetched breaks nothing else', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Part = optionalPart<object>(() => Promise.reject(new Error('offline')))
  render(
    <>
      <p>Layar</p>
      <Suspense>
        <Part />
      </Suspense>
    </>
  )
  await waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(screen.getByText('Layar')).toBeVisible()
})
