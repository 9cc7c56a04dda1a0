import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/app/error-boundary'

function Broken(): never {
  throw new Error('broken')
}

test('a screen that fails gives way to an explanation with a way out', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  )

  expect(screen.getByRole('heading', { name: 'Something went wrong!' })).toBeInTheDocument()
  expect(
    screen.getByText("We couldn't process your request. Please try again later.")
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
})
