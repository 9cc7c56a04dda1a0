import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Menu, MenuAction, MenuLink } from '@/components/ui/menu'
import { fakeTime, passTime } from '@/testing/pass-time'

function renderMenu(onSignOut = vi.fn()) {
  render(
    <MemoryRouter>
      <p>Isi halaman</p>
      <Menu trigger={<button>Ayu</button>}>
        <MenuLink to="/profile">Profile User</MenuLink>
        <MenuAction onSelect={onSignOut}>Sign out</MenuAction>
      </Menu>
    </MemoryRouter>
  )
  return { trigger: screen.getByRole('button', { name: 'Ayu' }), onSignOut }
}

test('the keyboard opens a menu, moves through it and chooses', async () => {
  const user = userEvent.setup()
  const { trigger, onSignOut } = renderMenu()

  trigger.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Profile User' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')

  expect(onSignOut).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(trigger).toHaveFocus()
})

test('a mouse opens a menu by pointing, and the following click leaves it open', async () => {
  const { trigger } = renderMenu()

  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })
  expect(screen.getByRole('menu')).toBeInTheDocument()
  fireEvent.pointerDown(trigger, { pointerType: 'mouse', button: 0 })
  expect(screen.getByRole('menu')).toBeInTheDocument()

  fireEvent.pointerLeave(trigger, { pointerType: 'mouse' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('moving from the button into the menu keeps it open', async () => {
  fakeTime()
  const { trigger } = renderMenu()

  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })
  fireEvent.pointerLeave(trigger, { pointerType: 'mouse' })
  fireEvent.pointerEnter(screen.getByRole('menu'), { pointerType: 'mouse' })

  await act(() => passTime(60_000))
  expect(screen.getByRole('menu')).toBeInTheDocument()
})

test('a tap toggles a menu', () => {
  const { trigger } = renderMenu()

  fireEvent.pointerEnter(trigger, { pointerType: 'touch' })
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.pointerDown(trigger, { pointerType: 'touch', button: 0 })
  expect(screen.getByRole('menu')).toBeInTheDocument()
  fireEvent.pointerDown(trigger, { pointerType: 'touch', button: 0 })
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a press outside closes a menu', async () => {
  const user = userEvent.setup()
  const { trigger } = renderMenu()
  await user.click(trigger)
  expect(screen.getByRole('menu')).toBeInTheDocument()

  await user.click(screen.getByText('Isi halaman'))

  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a menu opened by key stays open after the mouse has left', async () => {
  fakeTime()
  const { trigger } = renderMenu()
  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })
  fireEvent.pointerLeave(trigger, { pointerType: 'mouse' })
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  expect(screen.queryByRole('menu')).toBeNull()

  fireEvent.keyDown(trigger, { key: 'Enter' })
  await act(() => passTime(60_000))
  expect(screen.getByRole('menu')).toBeInTheDocument()
})
