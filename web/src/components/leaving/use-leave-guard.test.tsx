import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { LeaveBlocker } from '@/components/leaving/leave-blocker'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { DialogsProvider } from '@/components/ui/dialogs/dialogs-provider'
import { Link } from '@/components/ui/link'
import { createQueryClient } from '@/lib/query/query-client'

function Form({ isDirty }: { isDirty: boolean }) {
  useLeaveGuard(isDirty)
  return (
    <>
      <h1>Formulir</h1>
      <Link to="/lain?x=1">Ke layar lain</Link>
      <a href="/lain" target="_blank">
        Tab baru
      </a>
    </>
  )
}

/** Opens the form after a first screen, as users do. */
async function openForm(isDirty: boolean) {
  const user = userEvent.setup()
  const router = createBrowserRouter([
    {
      element: (
        <DialogsProvider>
          <LeaveBlocker />
          <Outlet />
        </DialogsProvider>
      ),
      children: [
        { path: '/', element: <Link to="/isi">Mulai</Link> },
        { path: '/isi', element: <Form isDirty={isDirty} /> },
        { path: '/lain', element: <h1>Layar lain</h1> },
      ],
    },
  ])
  onTestFinished(() => router.dispose())
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>
  )
  await user.click(screen.getByText('Mulai'))
  return user
}

const question = () => screen.findByRole('alertdialog', { name: 'Tinggalkan halaman ini?' })

beforeEach(() => window.history.replaceState(null, '', '/'))

test('a link asks first and navigates when the user agrees', async () => {
  const user = await openForm(true)

  await user.click(screen.getByText('Ke layar lain'))
  expect(await question()).toHaveTextContent('Isian yang belum disimpan akan hilang.')
  await user.click(screen.getByRole('button', { name: 'Tetap di Sini' }))
  expect(screen.getByRole('heading', { name: 'Formulir' })).toBeInTheDocument()

  await user.click(screen.getByText('Ke layar lain'))
  await question()
  await user.click(screen.getByRole('button', { name: 'Ya, Tinggalkan' }))
  expect(await screen.findByRole('heading', { name: 'Layar lain' })).toBeInTheDocument()
  expect(window.location.search).toBe('?x=1')
})

test('Back asks first, keeps the address, and navigates when the user agrees', async () => {
  const user = await openForm(true)

  window.history.back()
  await question()
  await waitFor(() => expect(window.location.pathname).toBe('/isi'))
  await user.click(screen.getByRole('button', { name: 'Tetap di Sini' }))
  expect(screen.getByRole('heading', { name: 'Formulir' })).toBeInTheDocument()

  window.history.back()
  await question()
  await waitFor(() => expect(window.location.pathname).toBe('/isi'))
  await user.click(screen.getByRole('button', { name: 'Ya, Tinggalkan' }))
  expect(await screen.findByText('Mulai')).toBeInTheDocument()
})

test('the browser asks before a reload', async () => {
  await openForm(true)
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})

test('links to other tabs are not intercepted', async () => {
  const user = await openForm(true)
  const opened = vi.fn((event: MouseEvent) => event.preventDefault())
  window.addEventListener('click', opened, { once: true })
  await user.click(screen.getByText('Tab baru'))
  expect(opened).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('nothing is asked while nothing was typed', async () => {
  const user = await openForm(false)
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  await user.click(screen.getByText('Ke layar lain'))
  expect(await screen.findByRole('heading', { name: 'Layar lain' })).toBeInTheDocument()
})
