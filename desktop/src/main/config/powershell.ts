import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const TIMEOUT_MS = 20_000

/**
 * Runs a command in Windows PowerShell and returns its output.
 * @param values passed as environment variables, so that no text can become part of the command
 * @throws Error if PowerShell is missing or forbidden, or the command fails
 */
export type PowerShell = (command: string, values: Readonly<Record<string, string>>) => string

export const powerShell: PowerShell = (command, values) =>
  execFileSync(
    join(
      process.env.SystemRoot ?? 'C:\\Windows',
      'System32\\WindowsPowerShell\\v1.0\\powershell.exe'
    ),
    [
      '-NoProfile',
      '-NonInteractive',
      '-Command',
      `$ErrorActionPreference = 'Stop'; [Console]::OutputEncoding = [Text.Encoding]::UTF8; ${command}`,
    ],
    {
      // Modules in the account's own folders are not loaded.
      env: { ...process.env, PSModulePath: '', ...values },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
      windowsHide: true,
    }
  )
