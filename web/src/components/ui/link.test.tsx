import { fireEvent, render, screen } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { Link } from '@/components/ui/link'

function Place() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

function show(onClick?: (event: MouseEvent) => void) {
  render(
    <MemoryRouter initialEntries={['/awal']}>
      <Link to="/paketsoal?level=itp" state={{ from: 'awal' }} onClick={onClick}>
        Paket
      </Link>
      <Place />
    </MemoryRouter>
  )
  return screen.getByRole('link', { name: 'Paket' })
}

describe('a link within the app', () => {
  test('a link within the app has an address, and navigates there with its state', () => {
    const link = show()
    expect(link).toHaveAttribute('href', '/paketsoal?level=itp')
    fireEvent.click(link)
    expect(screen.getByRole('status')).toHaveTextContent('/paketsoal?level=itp {"from":"awal"}')
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'a link within the app leaves clicks with %o to the browser',
    (modifier) => {
      const wasLeftAlone = fireEvent.click(show(), modifier)
      expect(wasLeftAlone).toBe(true)
      expect(screen.getByRole('status')).toHaveTextContent('/awal')
    }
  )

  test('a link within the app does not navigate when its click is prevented', () => {
    fireEvent.click(show((event) => event.preventDefault()))
    expect(screen.getByRole('status')).toHaveTextContent('/awal')
  })
})
