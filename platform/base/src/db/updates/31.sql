-- Trust in devices ends by time.

CREATE INDEX trusted_devices_by_expiry ON trusted_devices (expires);
