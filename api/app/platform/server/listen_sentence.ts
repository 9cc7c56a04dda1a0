import { errorCode } from '#app/platform/database/driver_errors'

/** The operating system's error about the address to listen on, as a sentence that names the variable; else null. */
export function listenSentence(
  error: unknown,
  { HOST, PORT }: Readonly<Record<string, string | undefined>>
): string | null {
  const begin = 'The server did not start:'
  if (!(error instanceof Error) || !('syscall' in error)) return null
  switch (`${String(error.syscall)} ${errorCode(error)}`) {
    case 'listen EADDRINUSE':
      return `${begin} PORT=${PORT} of HOST=${HOST} is taken. Another program listens there, perhaps this server already.`
    case 'listen EACCES':
      return `${begin} PORT=${PORT} is refused to this user. Ports below 1024 are the system's: choose another one.`
    case 'listen EADDRNOTAVAIL':
    case 'getaddrinfo ENOTFOUND':
    case 'getaddrinfo EAI_AGAIN':
      return `${begin} HOST=${HOST} is no address of this machine.`
    default:
      return null
  }
}
