import { Toaster as Sonner } from 'sonner'

/** Shows short messages that need no response. Mounted once, by the app. */
export default function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      offset={{ bottom: 'calc(24px + var(--running-line, 0px) + var(--bottom-bar, 0px))' }}
      // Only the exam shows messages at the top: on phones below its header, whose clock stays readable.
      mobileOffset={{
        top: '7.5rem',
        bottom: 'calc(16px + var(--running-line, 0px) + var(--bottom-bar, 0px))',
      }}
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
