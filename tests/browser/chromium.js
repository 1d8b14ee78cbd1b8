// Headless Chromium, kept from talking to anyone but the site.

import { chromium } from 'playwright-core';

/** Starts the browser that CHROMIUM names, by default Debian's. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  });
}

/**
 * A page that notes what must not happen: messages of errors, exceptions, requests to other hosts
 * and answers other than success.
 */
export async function open(browser, base, options = {}) {
  const context = await browser.newContext({ baseURL: base, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const faults = [];
  const { origin } = new URL(base);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && new URL(url).origin !== origin) {
      faults.push(`a request to a third party: ${url}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  return { page, faults, close: () => context.close() };
}
