import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { RadioCard } from '@/components/ui/radio-card'

test('a control is named by its label and described by its error and hint', () => {
  render(
    <Field label="Nomor HP" hint="Contoh: 081234567890" error="Nomor HP tidak valid." required>
      <Input name="nohp" />
    </Field>
  )

  const input = screen.getByRole('textbox', { name: 'Nomor HP' })
  expect(input).toHaveAccessibleDescription('Nomor HP tidak valid. Contoh: 081234567890')
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
})

test('a hint that the error repeats is shown once', () => {
  render(
    <Field
      label="Password Baru"
      hint="Minimal 8 karakter."
      error="Password baru minimal 8 karakter."
    >
      <Input />
    </Field>
  )

  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Password baru minimal 8 karakter.'
  )
  expect(screen.queryByText('Minimal 8 karakter.')).toBeNull()
})

test('a control without an error is not marked invalid', () => {
  render(
    <Field label="Nama">
      <Input />
    </Field>
  )

  expect(screen.getByRole('textbox')).toBeValid()
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription()
})

test('a control outside a field throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Input />)).toThrow('inside a <Field>')
})

test('a disabled button keeps the focus and ignores clicks', async () => {
  const user = userEvent.setup()
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Selanjutnya</Button>)
  const button = screen.getByRole('button', { name: 'Selanjutnya' })
  await user.click(button)

  rerender(
    <Button unavailable onClick={press}>
      Selanjutnya
    </Button>
  )
  await user.keyboard('{Enter}')
  await user.click(button)

  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(press).toHaveBeenCalledOnce()
})

test('a password is hidden until its toggle shows it', async () => {
  const user = userEvent.setup()
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>
  )
  const input = screen.getByLabelText('Password')

  expect(input).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Tampilkan password' }))
  expect(input).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Sembunyikan password' }))
  expect(input).toHaveAttribute('type', 'password')
})

test('a loading button keeps the focus, ignores clicks and submits nothing', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Simpan
      </Button>
    </form>
  )
  const button = screen.getByRole('button', { name: 'Simpan' })

  await user.click(button)

  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('radio cards are one group for the arrow keys', async () => {
  const user = userEvent.setup()
  render(
    <fieldset>
      <legend>Jawaban</legend>
      {['satu', 'dua', 'tiga'].map((option) => (
        <RadioCard key={option} name="jawaban" value={option} mark={option.charAt(0)}>
          {option}
        </RadioCard>
      ))}
    </fieldset>
  )

  await user.click(screen.getByRole('radio', { name: /dua/ }))
  await user.keyboard('{ArrowDown}')

  expect(screen.getByRole('radio', { name: /tiga/ })).toBeChecked()
})
