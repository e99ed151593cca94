class ApiError(Exception):
    def __init__(self, *, status_code, body):
        super().__init__(f"status_code: {status_code}, body: {body}")
        self.status_code = status_code
        self.body = body
