import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface State {
  hasFailed: boolean
}

/** Catches what no screen has caught, a screen's code that can't be fetched included. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A screen failed', error, info.componentStack)
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children
  }
}

function ErrorScreen() {
  return (
    <main
      // English, as the product's other texts of this screen.
      lang="en"
      role="alert"
      className="flex min-h-screen flex-col items-center justify-center gap-3 p-6 text-center"
    >
      <h1 className="text-2xl font-bold">Something went wrong!</h1>
      <p className="max-w-prose text-ink-soft">
        We couldn&apos;t process your request. Please try again later.
      </p>
      <Button className="mt-3" onClick={() => window.location.reload()}>
        Try Again
      </Button>
    </main>
  )
}
