import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import { setTheme } from '@/lib/theme/theme'

beforeEach(() => setTheme('system'))

const option = (name: string) =>
  within(screen.getByRole('group', { name: 'Tampilan' })).getByRole('radio', { name })

test.each([false, true])(
  'the theme switch offers the three themes by name (compact: %s)',
  async (compact) => {
    render(<ThemeSwitch compact={compact} />)
    expect(option('Ikuti perangkat')).toBeChecked()

    await userEvent.click(option('Gelap'))

    expect(option('Gelap')).toBeChecked()
    expect(localStorage.getItem('appearance')).toContain('dark')
  }
)

test('the theme switch is one Tab stop, with arrow keys inside', async () => {
  render(<ThemeSwitch />)

  await userEvent.tab()
  expect(option('Ikuti perangkat')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')

  expect(option('Gelap')).toBeChecked()
})

test('two theme switches on a page stay in sync', async () => {
  render(
    <>
      <ThemeSwitch />
      <ThemeSwitch compact />
    </>
  )

  await userEvent.click(screen.getAllByRole('radio', { name: 'Terang' })[0] as HTMLElement)

  for (const radio of screen.getAllByRole('radio', { name: 'Terang' })) expect(radio).toBeChecked()
})
