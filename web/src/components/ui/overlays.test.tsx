import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '@/components/ui/dialog'
import DialogHost from '@/components/ui/dialogs/dialog-host'
import { createDialogRequests } from '@/components/ui/dialogs/dialog-requests'
import { Drawer } from '@/components/ui/drawer'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'
import { Menu, MenuLink } from '@/components/ui/menu'

// React adds permanent listeners to each container, so portals in the body would process each event of the app twice.
beforeEach(() => {
  vi.spyOn(document.body, 'addEventListener')
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
})

const DIALOG = { open: true, onOpenChange: () => undefined }

const OVERLAYS: { role: string; overlay: ReactNode }[] = [
  {
    role: 'dialog',
    overlay: (
      <Dialog {...DIALOG} title="Bantuan">
        Isi
      </Dialog>
    ),
  },
  {
    role: 'dialog',
    overlay: (
      <Drawer {...DIALOG} title="Menu">
        Isi
      </Drawer>
    ),
  },
  { role: 'dialog', overlay: <ImageViewer {...DIALOG} src="/bukti.jpg" alt="Bukti" /> },
  { role: 'alertdialog', overlay: <Asking /> },
]

/** Opens a confirmation as soon as it is rendered. */
function Asking() {
  const [{ store, dialogs }] = useState(createDialogRequests)
  useEffect(() => void dialogs.alert({ title: 'Bantuan' }), [dialogs])
  return <DialogHost store={store} />
}

function expectBeside(overlay: HTMLElement) {
  expect(overlay).toBeVisible()
  expect(document.getElementById('overlays')).toContainElement(overlay)
  expect(document.body.addEventListener).not.toHaveBeenCalled()
}

test.each(OVERLAYS)(
  '$role %# is rendered beside the app, and leaves no listeners on the body',
  ({ role, overlay }) => {
    render(overlay)
    expectBeside(screen.getByRole(role))
  }
)

test('a menu is rendered beside the app, and leaves no listeners on the body', () => {
  render(
    <MemoryRouter>
      <Menu trigger={<button>Ayu</button>}>
        <MenuLink to="/profile">Profile User</MenuLink>
      </Menu>
    </MemoryRouter>
  )
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Ayu' }), { pointerType: 'mouse' })
  expectBeside(screen.getByRole('menu'))
})
