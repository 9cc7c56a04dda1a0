import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SimulationMenu } from '@/features/landing/components/simulation-menu'
import { renderApp } from '@/testing/render-app'

afterEach(() => vi.useRealTimers())

function open() {
  const { user } = renderApp(
    <>
      <SimulationMenu className="" />
      <button type="button">Login</button>
    </>,
    { at: '/' }
  )
  return { user, trigger: screen.getByRole('button', { name: 'Simulasi TOEFL' }) }
}

const menu = () => screen.queryByRole('menu')
const item = (name: string) => screen.getByRole('menuitem', { name })

test('a mouse opens the simulation menu by pointing, and its ten packages link to the package list', async () => {
  const { user, trigger } = open()

  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })

  const items = screen.getAllByRole('menuitem')
  expect(items.map((link) => link.textContent)).toEqual([
    'Paket A Prediction Level',
    'Paket B Prediction Level',
    'Paket C Prediction Level',
    'Paket A ITP Level',
    'Paket B ITP Level',
    'Paket C ITP Level',
    'Paket D ITP Level',
    'Paket E ITP Level',
    'Paket F ITP Level',
    'Paket G ITP Level',
  ])
  for (const link of items) expect(link).toHaveAttribute('href', '/paketsoal')
  await user.click(item('Paket C ITP Level'))
  expect(screen.getByTestId('address')).toHaveTextContent('/paketsoal')
  expect(menu()).toBeNull()
})

test('leaving the simulation menu closes it, and the click after pointing does not', async () => {
  const { trigger } = open()

  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })
  fireEvent.pointerDown(trigger, { pointerType: 'mouse' })
  fireEvent.click(trigger)
  expect(menu()).toBeInTheDocument()
  fireEvent.pointerLeave(trigger, { pointerType: 'mouse' })

  await waitFor(() => expect(menu()).toBeNull())
})

test('Esc closes a simulation menu opened by pointing, wherever the focus is', async () => {
  const { user, trigger } = open()
  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })
  expect(menu()).toBeInTheDocument()
  expect(document.body).toHaveFocus()

  await user.keyboard('{Escape}')
  expect(menu()).toBeNull()
  expect(document.body).toHaveFocus()
})

test('a tap toggles the simulation menu, and a press outside closes it', () => {
  const { trigger } = open()
  const tap = () => {
    fireEvent.pointerDown(trigger, { pointerType: 'touch' })
    fireEvent.click(trigger)
  }

  tap()
  expect(menu()).toBeInTheDocument()
  tap()
  expect(menu()).toBeNull()
  tap()
  fireEvent.pointerDown(document.body, { pointerType: 'touch' })
  expect(menu()).toBeNull()
})

test('arrows, Home and End move through the simulation menu, wrapping at its ends', async () => {
  const { user, trigger } = open()
  trigger.focus()

  await user.keyboard('{ArrowDown}')
  expect(item('Paket A Prediction Level')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(item('Paket G ITP Level')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(item('Paket B Prediction Level')).toHaveFocus()
  await user.keyboard('{End}')
  expect(item('Paket G ITP Level')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(item('Paket A Prediction Level')).toHaveFocus()
})

test.each(['{Enter}', ' '])(
  'the key %j opens the simulation menu and focuses an item',
  async (key) => {
    const { user, trigger } = open()
    trigger.focus()

    await user.keyboard(key)
    expect(item('Paket A Prediction Level')).toHaveFocus()
    await user.keyboard(key)

    expect(screen.getByTestId('address')).toHaveTextContent('/paketsoal')
  }
)

test('Esc closes the simulation menu and returns the focus, and Tab continues from the button', async () => {
  const { user, trigger } = open()
  trigger.focus()

  await user.keyboard('{Enter}{Escape}')
  expect(menu()).toBeNull()
  expect(trigger).toHaveFocus()
  await user.keyboard('{Enter}{Tab}')
  expect(menu()).toBeNull()
  expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus()
})

test('letters focus menu items starting with them, and after 350 ms a new word starts', () => {
  const { trigger } = open()
  trigger.focus()
  fireEvent.keyDown(trigger, { key: 'ArrowDown' })
  let now = 10_000
  const type = (text: string, pause = 100) => {
    for (const key of text) {
      now += pause
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: now })
      fireEvent(document.activeElement ?? document.body, event)
    }
  }

  type('paket d')
  expect(item('Paket D ITP Level')).toHaveFocus()
  type('p', 350)
  expect(item('Paket E ITP Level')).toHaveFocus()
  type('x', 350)
  expect(item('Paket E ITP Level')).toHaveFocus()
})
