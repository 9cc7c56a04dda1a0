import { Toaster as Sonner } from 'sonner'

/** Where short messages appear that need no answer. Mounted once, by the app. */
export default function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      closeButton
      duration={5000}
      containerAriaLabel="Pemberitahuan"
      toastOptions={{
        closeButtonAriaLabel: 'Tutup pemberitahuan',
        style: {
          fontFamily: 'var(--font-sans)',
          background: 'var(--color-surface)',
          borderColor: 'var(--color-line)',
          color: 'var(--color-ink)',
          borderRadius: 'var(--radius-md)',
        },
      }}
    />
  )
}
