import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type SubmitEvent } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Dialogs } from '@/components/ui/dialogs/dialog-requests'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { DialogsProvider } from '@/components/ui/dialogs/dialogs-provider'
import { fakeTime, passTime } from '@/testing/pass-time'

/** Renders a page with one button that runs `onPress`, with the dialogs' code loaded. */
async function renderPage(onPress: (dialogs: Dialogs) => void, prepared = true) {
  function Page() {
    const dialogs = useDialogs()
    return <button onClick={() => onPress(dialogs)}>Buka</button>
  }
  vi.useFakeTimers()
  render(
    <DialogsProvider prepared={prepared}>
      <Page />
    </DialogsProvider>
  )
  await act(() => vi.advanceTimersByTimeAsync(1500))
  vi.useRealTimers()
  await act(() => import('@/components/ui/dialogs/dialog-host'))
  return screen.getByRole('button', { name: 'Buka' })
}

/** Renders a form whose second field is invalid, with a dialog that says so. */
async function renderForm() {
  function Form() {
    const dialogs = useDialogs()
    const [isWrong, setWrong] = useState(false)
    const send = (event: SubmitEvent) => {
      event.preventDefault()
      setWrong(true)
      void dialogs.alert({ title: 'Gagal' })
    }
    return (
      <form onSubmit={send}>
        <input aria-label="Nama" />
        <input aria-label="Email" aria-invalid={isWrong} />
        <button>Kirim</button>
        <button type="button" onClick={() => void dialogs.alert({ title: 'Bantuan' })}>
          Bantuan
        </button>
      </form>
    )
  }
  render(
    <DialogsProvider>
      <Form />
    </DialogsProvider>
  )
  await act(() => import('@/components/ui/dialogs/dialog-host'))
  return userEvent.setup()
}

const CONFIRM = {
  title: 'Yakin ingin menghapus soal ini?',
  text: 'Tindakan ini tidak bisa dibatalkan.',
  confirmLabel: 'Hapus',
}

afterEach(() => vi.useRealTimers())

describe('a dialog about a form', () => {
  test.each(['pressing', 'Enter'])(
    'a validation dialog returns the focus to the invalid field: sent by %s',
    async (way) => {
      const user = await renderForm()
      if (way === 'Enter') await user.type(screen.getByLabelText('Nama'), '{Enter}')
      else await user.click(screen.getByRole('button', { name: 'Kirim' }))
      await user.click(await screen.findByRole('button', { name: 'OK' }))

      await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    }
  )

  test('a dialog about anything else returns the focus to the opener', async () => {
    const user = await renderForm()
    await user.click(screen.getByRole('button', { name: 'Kirim' }))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    const help = screen.getByRole('button', { name: 'Bantuan' })
    await user.click(help)
    await user.click(await screen.findByRole('button', { name: 'OK' }))

    await waitFor(() => expect(help).toHaveFocus())
  })
})

describe('a confirmation', () => {
  async function ask() {
    const user = userEvent.setup()
    let answer: boolean | undefined
    const opener = await renderPage((dialogs) => {
      void dialogs.confirm(CONFIRM).then((confirmed) => {
        answer = confirmed
      })
    })
    await user.click(opener)
    return { user, opener, answer: () => answer }
  }

  test('a confirmation is an alert dialog with its title and text', async () => {
    await ask()

    const dialog = screen.getByRole('alertdialog', { name: CONFIRM.title })
    expect(dialog).toHaveAccessibleDescription(CONFIRM.text)
  })

  test('a confirmation focuses the harmless button', async () => {
    await ask()

    expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus()
  })

  test('a confirmation returns true only for its confirming button', async () => {
    const { user, answer } = await ask()

    await user.click(screen.getByRole('button', { name: 'Hapus' }))

    expect(answer()).toBe(true)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test.each([
    ['the other button', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('a confirmation returns false for %s', async (_, press) => {
    const { user, answer } = await ask()

    await press(user)

    await waitFor(() => expect(answer()).toBe(false))
  })

  test('a confirmation keeps the focus inside and returns it', async () => {
    const { user, opener } = await ask()

    await user.tab()
    expect(screen.getByRole('button', { name: 'Hapus' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus()

    await user.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  })
})

describe('a success', () => {
  test('a success dialog closes by itself after 1.5 seconds', async () => {
    const done = vi.fn()
    const opener = await renderPage((dialogs) => {
      void dialogs.success({ title: 'Soal berhasil dihapus!' }).then(done)
    })
    vi.useFakeTimers()
    act(() => opener.click())

    await act(() => vi.advanceTimersByTimeAsync(1499))
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Soal berhasil dihapus!')
    expect(done).not.toHaveBeenCalled()

    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(done).toHaveBeenCalledOnce()
  })

  test('a success dialog closes earlier by a click', async () => {
    const user = userEvent.setup()
    const done = vi.fn()
    const opener = await renderPage((dialogs) => {
      void dialogs.success({ title: 'Sukses!' }).then(done)
    })
    await user.click(opener)

    await user.click(screen.getByRole('alertdialog'))

    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(done).toHaveBeenCalledOnce()
  })
})

describe('a loading dialog', () => {
  test('a loading dialog stays open until code closes it, whatever is pressed', async () => {
    const user = userEvent.setup()
    let close: (() => void) | undefined
    const opener = await renderPage((dialogs) => {
      close = dialogs.loading({ title: 'Memuat...', text: 'Mengambil data sesi dan timer...' })
    })
    await user.click(opener)

    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog', { name: 'Memuat...' })).toHaveAttribute('aria-busy')

    act(() => close?.())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('a loading dialog is replaced by an error, and the focus returns to its first place', async () => {
    const user = userEvent.setup()
    const opener = await renderPage((dialogs) => {
      const close = dialogs.loading({ title: 'Memuat...' })
      setTimeout(() => {
        close()
        void dialogs.alert({
          title: 'Gagal',
          text: 'Terjadi kesalahan saat mengambil data timer.',
          tone: 'danger',
          footer: 'Silakan coba lagi nanti',
        })
      }, 10)
    })
    await user.click(opener)

    const error = await screen.findByRole('alertdialog', { name: 'Gagal' })
    expect(error).toHaveTextContent('Silakan coba lagi nanti')
    expect(screen.queryByText('Memuat...')).toBeNull()
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus()

    await user.keyboard('{Enter}')
    await waitFor(() => expect(opener).toHaveFocus())
  })
})

test('a dialog that opens over another hides it until it is closed', async () => {
  const user = userEvent.setup()
  const opener = await renderPage((dialogs) => {
    void dialogs.alert({ title: 'Pertama' })
    void dialogs.alert({ title: 'Kedua' })
  })
  await user.click(opener)

  expect(screen.getByRole('alertdialog', { name: 'Kedua' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('alertdialog', { name: 'Pertama' })).toBeInTheDocument()
})

test("a dialog whose opener is gone returns the focus to the new screen's heading", async () => {
  const user = userEvent.setup()
  function Page() {
    const dialogs = useDialogs()
    const [isDone, setDone] = useState(false)
    const start = async () => {
      await dialogs.confirm(CONFIRM)
      const close = dialogs.loading({ title: 'Memuat...' })
      setDone(true)
      close()
    }
    return (
      <main tabIndex={-1}>
        {isDone ? (
          <h1 tabIndex={-1}>Selesai</h1>
        ) : (
          <button onClick={() => void start()}>Buka</button>
        )}
      </main>
    )
  }
  render(
    <DialogsProvider>
      <Page />
    </DialogsProvider>
  )
  await act(() => import('@/components/ui/dialogs/dialog-host'))
  await user.click(screen.getByRole('button', { name: 'Buka' }))
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Selesai' })).toHaveFocus())
})

test('a series of dialogs returns the focus to the first opener', async () => {
  const user = userEvent.setup()
  let close: (() => void) | undefined
  const opener = await renderPage((dialogs) => {
    void dialogs.confirm(CONFIRM).then(() => {
      close = dialogs.loading({ title: 'Memuat...' })
    })
  })
  fakeTime({ isFlowing: true })
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Hapus' }))
  await screen.findByRole('alertdialog', { name: 'Memuat...' })
  await act(() => passTime(60_000))
  expect(opener).not.toHaveFocus()

  act(() => close?.())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('a dialog also opens when its code was not preloaded', async () => {
  const user = userEvent.setup()
  const opener = await renderPage((dialogs) => void dialogs.alert({ title: 'Oops...' }), false)

  await user.click(opener)

  expect(await screen.findByRole('alertdialog', { name: 'Oops...' })).toBeInTheDocument()
})

test('a dialog whose code fails to load leaves the screen as it is, and opens at the next request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.resetModules()
  vi.doMock('@/components/ui/dialogs/dialog-host', () => {
    throw new Error('offline')
  })
  const fresh = await import('@/components/ui/dialogs/dialogs-provider')
  const { useDialogs: useFresh } = await import('@/components/ui/dialogs/dialogs-context')
  function Page() {
    const dialogs = useFresh()
    return <button onClick={() => void dialogs.alert({ title: 'Oops...' })}>Buka</button>
  }
  render(
    <fresh.DialogsProvider prepared={false}>
      <Page />
    </fresh.DialogsProvider>
  )
  const opener = screen.getByRole('button', { name: 'Buka' })

  act(() => opener.click())
  await waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(opener).toBeVisible()

  vi.doUnmock('@/components/ui/dialogs/dialog-host')
  act(() => opener.click())
  expect(await screen.findByRole('alertdialog', { name: 'Oops...' })).toBeInTheDocument()
})
